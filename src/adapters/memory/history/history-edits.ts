import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { concernedTitles, type HistoryChange } from '#domain/history/history-change';
import { planHistoryChange, titleOfWrite, withHistoryWrite, withPastTimes, type HistoryWrite } from '#domain/history/plan-history-command';
import { statsMonthOf, withCountedViewing, type YearStats } from '#domain/history/watch-stats';
import { isEmptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { calendarDay } from '#domain/shared/dates';
import { updateListSummaries, withTitleState, type ItemDifference } from '#adapters/memory/lists/list-summaries';
import type { RowEdit, LoadedRows, RowKeys } from '#adapters/memory/storage/row-storage';

const viewingsOf = (change: HistoryChange): ReadonlyArray<Extract<HistoryChange, { kind: 'log-viewings' }>['viewings'][number]> => {
  if (change.kind === 'rate-title') return [];
  return change.kind === 'change-viewing' ? [change.viewing] : change.viewings;
};

/** Returns the rows that a change reads or writes. */
export const rowKeysOfChange = (change: HistoryChange): RowKeys => ({
  items: [],
  titles: concernedTitles(change).map(({ itemKey }) => itemKey),
  viewings: viewingsOf(change).map(({ entryId }) => entryId),
  years: viewingsOf(change).map((viewing) => statsMonthOf(viewing).year),
});

const titleStates = (writes: ReadonlyArray<HistoryWrite>, rows: LoadedRows): ReadonlyArray<MemberTitleState> => {
  const states = new Map<string, MemberTitleState>();
  for (const write of writes) {
    const { itemKey } = titleOfWrite(write);
    states.set(itemKey, withHistoryWrite(states.get(itemKey) ?? rows.title(itemKey), write));
  }
  return [...states.values()];
};

/** Returns the changed copies in list items. */
const itemCopies = (states: ReadonlyArray<MemberTitleState>, rows: LoadedRows, now: number): ReadonlyArray<ItemDifference> =>
  states.flatMap((state) =>
    state.listIDs.flatMap((listID): ReadonlyArray<ItemDifference> => {
      const before = rows.item({ listID, itemKey: state.itemKey });
      if (before === null) return [];
      const after = withTitleState(before, state, calendarDay(now));
      return before.watched === after.watched && before.ownRating === after.ownRating ? [] : [{ before, after }];
    }),
  );

/** Returns the years whose statistics change. */
const changedYears = (writes: ReadonlyArray<HistoryWrite>, rows: LoadedRows): ReadonlyArray<YearStats> => {
  const years = new Map<string, YearStats>();
  const count = (viewing: Extract<HistoryWrite, { kind: 'remove-viewing' }>['before'], sign: 1 | -1): void => {
    const { year } = statsMonthOf(viewing);
    years.set(year, withCountedViewing(years.get(year) ?? rows.year(year), viewing, sign));
  };
  for (const write of writes) {
    if ((write.kind === 'put-viewing' || write.kind === 'remove-viewing') && write.before !== null) count(write.before, -1);
    if (write.kind === 'put-viewing') count(write.viewing, 1);
  }
  return [...years.values()];
};

/**
 * Returns the edit that applies a change with the states of its titles, the copies in lists and the statistics.
 * @param now ms since 1970.
 */
export const toHistoryEdit = (change: HistoryChange, now: number): RowEdit => (state, rows) =>
  pipe(
    planHistoryChange(change, rows),
    E.map((planned) => {
      const writes = planned.map((write) => withPastTimes(write, now));
      const states = titleStates(writes, rows);
      const copies = itemCopies(states, rows, now);
      return {
        state: updateListSummaries(state, copies, null, null),
        items: copies.flatMap(({ after }) => after ?? []),
        removedItems: [],
        titles: states.filter((title) => !isEmptyTitleState(title)),
        removedTitles: states.filter(isEmptyTitleState).map(({ itemKey }) => itemKey),
        history: {
          viewings: writes.flatMap((write) => (write.kind === 'put-viewing' ? [write.viewing] : [])),
          removedViewings: writes.flatMap((write) => (write.kind === 'remove-viewing' ? [write.before.entryId] : [])),
          ratings: writes.flatMap((write) => (write.kind === 'put-rating' ? [write.rating] : [])),
          removedRatings: writes.flatMap((write) => (write.kind === 'remove-rating' ? [write.title.itemKey] : [])),
          years: changedYears(writes, rows),
        },
      };
    }),
  );
