import { compareItems } from '#domain/lists/item-query';
import { SUMMARY_POSTERS, type ListSummary } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemDifference } from '#adapters/memory/storage/row-storage';
import { putDocument, type MemoryState } from '#adapters/memory/storage/state';

const sum = (changes: ReadonlyArray<ItemDifference>, value: (item: ListItem) => number): number =>
  changes.reduce((total, { before, after }) => total + (after === null ? 0 : value(after)) - (before === null ? 0 : value(before)), 0);

/** Returns the posters of the first items. @param stored the first items before the change, with as many more as change. */
const firstPosters = (stored: ReadonlyArray<ListItem>, changes: ReadonlyArray<ItemDifference>): ReadonlyArray<string> => {
  const changed = new Set(changes.flatMap(({ before, after }) => [before?.itemKey, after?.itemKey]));
  const items = [...stored.filter(({ itemKey }) => !changed.has(itemKey)), ...changes.flatMap(({ after }) => after ?? [])];
  return items
    .sort(compareItems({ sort: 'order', direction: 'asc' }))
    .slice(0, SUMMARY_POSTERS)
    .flatMap(({ posterPath }) => posterPath ?? []);
};

/** Counts all items of a list. */
export const summaryOfItems = (items: ReadonlyArray<ListItem>): ListSummary => ({
  runtime: items.reduce((total, { runtime }) => total + (runtime ?? 0), 0),
  watched: items.filter(({ watched }) => watched).length,
  posters: firstPosters([], items.map((after) => ({ before: null, after }))),
});

const noSummary: ListSummary = { runtime: 0, watched: 0, posters: [] };

const byList = (changes: ReadonlyArray<ItemDifference>): ReadonlyMap<string, ReadonlyArray<ItemDifference>> => {
  const lists = new Map<string, ItemDifference[]>();
  for (const change of changes) {
    const listID = (change.after ?? change.before)?.listID;
    if (listID !== undefined) lists.set(listID, [...(lists.get(listID) ?? []), change]);
  }
  return lists;
};

/**
 * Counts changed items in their lists: costs nothing beyond the changed items and the first ones.
 * @param first returns the first items of a list before the change; null if neither items nor their order change.
 * @param now ms since 1970; null for a change that is not one of the list by its owner.
 */
export const updateListSummaries = (
  state: MemoryState, changes: ReadonlyArray<ItemDifference>,
  first: ((listID: string) => ReadonlyArray<ListItem>) | null,
  now: number | null,
): MemoryState =>
  [...byList(changes)].reduce((before, [listID, ofList]) => {
    const list = before.lists.get(listID);
    if (list === undefined) return before;
    const { runtime, watched, posters } = list.summary ?? noSummary;
    const summary: ListSummary = {
      runtime: runtime + sum(ofList, (item) => item.runtime ?? 0),
      watched: watched + sum(ofList, (item) => Number(item.watched)),
      posters: first === null ? posters : firstPosters(first(listID), ofList),
    };
    return putDocument('lists', listID, {
      ...list,
      summary,
      itemCount: list.itemCount + sum(ofList, () => 1),
      updatedAt: now ?? list.updatedAt,
    })(before);
  }, state);
