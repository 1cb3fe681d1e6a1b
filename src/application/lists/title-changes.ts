import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbId } from '#domain/catalogue/title-id';
import type { ListChange } from '#domain/lists/list-command';
import type { ListItem, NewListItem } from '#domain/lists/list-item';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { orderKeyOfTime } from '#domain/lists/order-key';
import { StoredTitle } from '#domain/lists/stored-title';
import type { Failure } from '#domain/shared/failure';
import { activeListsOf, type ListsView } from './lists-view';

/** Most titles of one command: a longer one would be slow to store and to send again. */
const MAX_PER_COMMAND = 200;

/** Completes titles before they are stored. */
export type CompleteTitles = (titles: ReadonlyArray<StoredTitle>) => Promise<ReadonlyArray<StoredTitle>>;

/**
 * Gives titles that only this catalogue has a number for their IMDb id, as far as it is known: other services have no other name for them.
 */
export const withImdbIds = (getImdbId: Catalogue['getImdbId']): CompleteTitles => (titles) =>
  Promise.all(titles.map(async (title) => {
    if (title.imdbID !== null || isTmdbId(title.movieID)) return title;
    const imdbID = E.getOrElse((): string | null => null)(await getImdbId({ mediaType: title.mediaType, id: title.movieID })());
    return { ...title, imdbID };
  }));

/** Splits titles into the parts of several commands. */
const inParts = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / MAX_PER_COMMAND) }, (_, index) =>
    all.slice(index * MAX_PER_COMMAND, (index + 1) * MAX_PER_COMMAND),
  );

/** Makes titles into new items: behind those that the list has, in their order. @param now ms since 1970. */
export const toNewItems = (titles: ReadonlyArray<StoredTitle>, now: number, random: () => number): ReadonlyArray<NewListItem> =>
  titles.map((title, index) => ({ title, addedAt: now, order: orderKeyOfTime(now + index), note: null, random: random() }));

/** A title with its note, as another list gets it. */
export type NotedTitle = StoredTitle & Pick<ListItem, 'note'>;

/** Makes titles into new items of another list, with their notes. @param now ms since 1970. */
export const toCopies = (items: ReadonlyArray<NotedTitle>, now: number, random: () => number): ReadonlyArray<NewListItem> =>
  toNewItems(
    items.map((item) => StoredTitle.encode(item)),
    now, random,
  ).map((copy, index) => ({ ...copy, note: items[index]?.note ?? null }));

/** Makes items into those of another list that they are moved to: they stay the same additions. @param now ms since 1970. */
export const toMoved = (items: ReadonlyArray<ListItem>, now: number): ReadonlyArray<NewListItem> =>
  toCopies(items, now, () => 0).map((copy, index) => ({ ...copy, random: items[index]?.random ?? 0 }));

/**
 * Changes of titles that a list lacks, and changes of the others, which it may have.
 * @param lacks returns whether the list is known to lack a title.
 */
const bySureness = <Change extends ListChange>(
  items: ReadonlyArray<NewListItem>,
  lacks: (itemKey: string) => boolean,
  toChange: (part: ReadonlyArray<NewListItem>) => Change,
): ReadonlyArray<Change> => [
  ...inParts(items.filter(({ title }) => lacks(title.itemKey))).map(toChange),
  ...inParts(items.filter(({ title }) => !lacks(title.itemKey))).map((part) => ({ ...toChange(part), mayHave: true })),
];

/** Adds titles. A new list lacks every title. */
export const addChanges = (
  listID: string, items: ReadonlyArray<NewListItem>,
  lacks: (itemKey: string) => boolean = () => true,
): ReadonlyArray<ListChange> => bySureness(items, lacks, (part): ListChange => ({ kind: 'add-items', listID, items: part }));

export const moveChanges = (
  from: string, listID: string, items: ReadonlyArray<NewListItem>,
  lacks: (itemKey: string) => boolean = () => true,
): ReadonlyArray<ListChange> => bySureness(items, lacks, (part): ListChange => ({ kind: 'move-items', from, listID, items: part }));

export const removeChanges = (
  listID: string, itemKeys: ReadonlyArray<string>,
): ReadonlyArray<Extract<ListChange, { kind: 'remove-items' }>> =>
  inParts(itemKeys).map((part) => ({ kind: 'remove-items', listID, itemKeys: part }));

/**
 * Returns the changes that take titles off the watchlist; titles that are known not to be on it are left out. Titles of unknown state
 * have a change of their own.
 */
export const watchlistRemovals = (
  view: E.Either<Failure, ListsView>, titles: ReadonlyArray<StoredTitle>,
  peek: (itemKey: string) => MemberTitleState | null,
): ReadonlyArray<ListChange> => {
  const watchlist = activeListsOf(view).find(({ name }) => name === 'watchlist');
  if (watchlist === undefined) return [];
  const { listID } = watchlist;
  const keys = titles.map(({ itemKey }) => itemKey);
  return [
    ...removeChanges(listID, keys.filter((key) => peek(key)?.listIDs.includes(listID) === true)),
    ...removeChanges(listID, keys.filter((key) => peek(key) === null)).map((change) => ({ ...change, mayLack: true })),
  ];
};
