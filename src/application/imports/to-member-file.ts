import { createViewing, singleEpisode, wholeTitle, type Viewing } from '#domain/history/viewing';
import type { TitleRating } from '#domain/history/rating';
import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import { MAX_NOTE_LENGTH, toListItem, type ListItem } from '#domain/lists/list-item';
import { listNameError, normalizeListName, toListNames } from '#domain/lists/list-name';
import { orderKeysBetween } from '#domain/lists/order-key';
import type { StoredTitle } from '#domain/lists/stored-title';
import { cutText } from '#domain/shared/cut-text';
import type { UserId } from '#domain/users/user-id';
import type { MemberFile } from '#application/data-file/read-member-file';
import type { ImportedFact } from './import-row';
import type { PlannedImport, PlannedList } from './planned-row';

/** Returns a time for a day, not after `now`: a day in the calendar of the east may have no noon yet. */
const timeOf = (day: string | null, now: number): number => (day === null ? now : Math.min(now, Date.parse(`${day}T12:00:00Z`)));

type Of<K extends ImportedFact['kind']> = { readonly title: StoredTitle; readonly fact: Extract<ImportedFact, { readonly kind: K }> };

const ofKind = <K extends ImportedFact['kind']>({ rows }: PlannedImport, kind: K): ReadonlyArray<Of<K>> =>
  rows
    .flatMap(({ title, facts }) => (title === null ? [] : facts.filter(({ isNew }) => isNew).map(({ fact }) => ({ title, fact }))))
    .filter((each): each is Of<K> => each.fact.kind === kind);

/** Returns the name of what was watched. The same viewing from two files, or from a second import, has the same id. */
const viewingId = ({ title, fact: { day, episode } }: Of<'viewing'>): string =>
  ['import', title.itemKey, ...(episode === null ? [] : [episode.season, episode.episode]), day ?? 'unknown'].join('-');

const toViewing =
  (now: number) =>
  (each: Of<'viewing'>): Viewing => {
    const {
      title,
      fact: { day, episode },
    } = each;
    return createViewing(viewingId(each), title, episode === null ? wholeTitle(title) : singleEpisode(episode, null), {
      day,
      watchedAt: day === null ? null : timeOf(day, now),
    });
  };

const toRating =
  (now: number) =>
  ({ title, fact: { rating, day } }: Of<'rating'>): TitleRating => ({ item: title, rating, ratedAt: timeOf(day, now) });

/** Returns a name that a list can have. */
const possibleListName = (name: string): string => {
  const cut = cutText(name.replace(/\s+/g, ' ').trim(), 60);
  return listNameError(cut) === null ? cut : 'imported list';
};

const itemsOf = (all: ReadonlyArray<Of<'item'>>, now: number): ReadonlyArray<ListItem> => {
  const orders = orderKeysBetween(null, null, all.length) ?? [];
  return all.map(({ title, fact: { note, day } }, index) =>
    toListItem('' as UserId, '', {
      title,
      addedAt: timeOf(day, now),
      order: orders[index] ?? 'a0',
      note: note === null ? null : cutText(note, MAX_NOTE_LENGTH),
      random: Math.random(),
    }),
  );
};

const listsOf = (plan: PlannedImport, descriptions: ReadonlyMap<string, string>, now: number): MemberFile['lists'] => {
  const planned = new Map(plan.lists.map((list): [string, PlannedList] => [list.key, list]));
  const byName = new Map<string, { readonly shown: string; readonly description: string; readonly items: Of<'item'>[] }>();
  for (const each of ofKind(plan, 'item')) {
    const shown = possibleListName(planned.get(each.fact.list)?.name ?? each.fact.list);
    const key = normalizeListName(shown);
    const list = byName.get(key) ?? { shown, description: descriptions.get(each.fact.list) ?? '', items: [] };
    list.items.push(each);
    byName.set(key, list);
  }
  return [...byName.values()].map(({ shown, description, items }) => ({
    list: { ...toListNames(shown), description: cutText(description, MAX_DESCRIPTION_LENGTH), order: null, pinned: false, archived: false },
    items: itemsOf(items, now),
  }));
};

/** Returns what a plan adds, as a file of the member's own data. @param now ms since 1970. */
export const toMemberFile = (plan: PlannedImport, descriptions: ReadonlyMap<string, string>, now: number): MemberFile => ({
  lists: listsOf(plan, descriptions, now),
  viewings: ofKind(plan, 'viewing').map(toViewing(now)),
  ratings: ofKind(plan, 'rating').map(toRating(now)),
  episodes: [],
  damaged: 0,
});
