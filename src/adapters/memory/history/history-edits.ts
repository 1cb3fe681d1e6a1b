import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { concernedTitles, viewingsOf, type HistoryChange, type HistoryCommand } from '#domain/history/history-change';
import { planHistoryChange, titleOfWrite, withHistoryWrite, withPastTimes, type HistoryWrite } from '#domain/history/plan-history-command';
import { statsMonthOf, withCountedViewing, type YearStats } from '#domain/history/watch-stats';
import { titleCopies, type MemberTitleState } from '#domain/lists/member-title-state';
import { calendarDay } from '#domain/shared/dates';
import type { UserId } from '#domain/users/user-id';
import { updateListSummaries } from '#adapters/memory/lists/list-summaries';
import {
  itemWrites, titleWrites, type ItemDifference, type RowEdit, type RowWrite, type LoadedRows, type RowKeys,
} from '#adapters/memory/storage/row-storage';

/** Returns the rows that a change reads or writes. */
export const rowKeysOfChange = (change: HistoryChange): RowKeys => ({
  items: [],
  titles: concernedTitles(change).map(({ itemKey }) => itemKey),
  viewings: viewingsOf(change).map(({ entryId }) => entryId),
  years: viewingsOf(change).map((viewing) => statsMonthOf(viewing).year),
});

const titleStates = (uid: UserId, writes: ReadonlyArray<HistoryWrite>, rows: LoadedRows): ReadonlyArray<MemberTitleState> => {
  const states = new Map<string, MemberTitleState>();
  for (const write of writes) {
    const { itemKey } = titleOfWrite(write);
    states.set(itemKey, withHistoryWrite(states.get(itemKey) ?? rows.find('titles', [uid, itemKey]), write));
  }
  return [...states.values()];
};

/** Returns the changed copies in list items. */
const itemCopies = (states: ReadonlyArray<MemberTitleState>, rows: LoadedRows, now: number): ReadonlyArray<ItemDifference> =>
  states.flatMap((state) =>
    state.listIDs.flatMap((listID): ReadonlyArray<ItemDifference> => {
      const before = rows.find('items', [listID, state.itemKey]);
      if (before === null) return [];
      const after = { ...before, ...titleCopies(state, calendarDay(now)) };
      return before.watched === after.watched && before.ownRating === after.ownRating ? [] : [{ before, after }];
    }),
  );

/** Returns the changed statistics; a year without viewings has none. */
const yearWrites = (uid: UserId, writes: ReadonlyArray<HistoryWrite>, rows: LoadedRows): ReadonlyArray<RowWrite> => {
  const years = new Map<string, YearStats>();
  const count = (viewing: Extract<HistoryWrite, { kind: 'remove-viewing' }>['before'], sign: 1 | -1): void => {
    const { year } = statsMonthOf(viewing);
    years.set(year, withCountedViewing(years.get(year) ?? rows.find('years', [uid, year]), viewing, sign));
  };
  for (const write of writes) {
    if ((write.kind === 'put-viewing' || write.kind === 'remove-viewing') && write.before !== null) count(write.before, -1);
    if (write.kind === 'put-viewing') count(write.viewing, 1);
  }
  return [...years.values()].map((stats) => ({
    table: 'years', key: [uid, stats.year], row: Object.keys(stats.months).length > 0 ? stats : null,
  }));
};

/** Returns the write of the viewing or rating itself. */
const ownWrites = (uid: UserId, write: HistoryWrite): ReadonlyArray<RowWrite> => {
  switch (write.kind) {
    case 'put-viewing':
      return [{ table: 'viewings', key: [uid, write.viewing.entryId], row: write.viewing }];
    case 'remove-viewing':
      return [{ table: 'viewings', key: [uid, write.before.entryId], row: null }];
    case 'put-rating':
      return [{ table: 'ratings', key: [uid, write.rating.item.itemKey], row: write.rating }];
    case 'remove-rating':
      return [{ table: 'ratings', key: [uid, write.title.itemKey], row: null }];
    case 'put-episodes':
      return [];
  }
};

/**
 * Returns the edit that applies a change with the states of its titles, the copies in lists and the statistics.
 * @param now ms since 1970.
 */
export const toHistoryEdit = ({ uid, change }: Pick<HistoryCommand, 'uid' | 'change'>, now: number): RowEdit => (state, rows) =>
  pipe(
    planHistoryChange(change, {
      viewing: (entryId) => rows.find('viewings', [uid, entryId]),
      title: (itemKey) => rows.find('titles', [uid, itemKey]),
      rating: (itemKey) => rows.find('ratings', [uid, itemKey]),
    }),
    E.map((planned) => {
      const writes = planned.map((write) => withPastTimes(write, now));
      const states = titleStates(uid, writes, rows);
      const copies = itemCopies(states, rows, now);
      return {
        state: updateListSummaries(state, copies, null, null),
        writes: [
          ...itemWrites(copies),
          ...titleWrites(uid, states),
          ...writes.flatMap((write) => ownWrites(uid, write)),
          ...yearWrites(uid, writes, rows),
        ],
      };
    }),
  );
