import type { UserId } from '#domain/users/user-id';
import { concernedItems, type ListChange, type ListItemId } from './list-command';
import { compareItems, cursorOf, isInRange, matchesFilter, noItemFilter, type ItemCursor, type ItemQuery } from './item-query';
import { toListItem, type ListItem, type NewListItem } from './list-item';
import { isOfAddition } from './plan-list-command';

const added = (change: ListChange, listID: string): ReadonlyArray<NewListItem> =>
  change.listID === listID && (change.kind === 'add-items' || (change.kind === 'move-items' && change.from !== listID)) ? change.items : [];

const removed = (change: ListChange, listID: string): ReadonlyArray<string> => {
  if (change.kind === 'remove-items') return change.listID === listID ? change.itemKeys : [];
  return change.kind === 'move-items' && change.from === listID && change.listID !== listID
    ? change.items.map(({ title }) => title.itemKey)
    : [];
};

const changed = (item: ListItem, change: ListChange): ListItem => {
  if (change.kind === 'place-item') return { ...item, order: change.order };
  return change.kind === 'note-item' ? { ...item, note: change.note?.trim() === '' ? null : change.note } : item;
};

/**
 * Returns the read part of a list with unconfirmed changes applied: items in the query's order that meet its filter. Returns the same
 * array if no change concerns the list.
 * @param end the place behind which the list was not read; null if it was read to its end.
 */
export const withPendingItems = (
  items: ReadonlyArray<ListItem>, changes: ReadonlyArray<ListChange>, query: ItemQuery, uid: UserId, end: ItemCursor | null,
): ReadonlyArray<ListItem> => {
  const own = changes.filter(
    (change) =>
      added(change, query.listID).length > 0 ||
      removed(change, query.listID).length > 0 ||
      ((change.kind === 'place-item' || change.kind === 'note-item') && change.listID === query.listID),
  );
  if (own.length === 0) return items;
  const byKey = new Map(items.map((item) => [item.itemKey, item]));
  for (const change of own) {
    for (const key of removed(change, query.listID)) {
      const item = byKey.get(key);
      if (item !== undefined && isOfAddition(item, change.kind === 'remove-items' ? change.addedWith : {})) byKey.delete(key);
    }
    for (const item of added(change, query.listID))
      if (!byKey.has(item.title.itemKey)) byKey.set(item.title.itemKey, toListItem(uid, query.listID, item));
    if (change.kind !== 'place-item' && change.kind !== 'note-item') continue;
    const item = byKey.get(change.itemKey);
    if (item !== undefined) byKey.set(change.itemKey, changed(item, change));
  }
  const isRead = isInRange(query.direction, { after: null, until: end });
  return [...byKey.values()].filter(matchesFilter(query.filter)).filter((item) => isRead(cursorOf(item, query))).sort(compareItems(query));
};

/** Returns the part of a change that concerns one title. */
const partOf = (change: ListChange, itemKey: string): ListChange => {
  if (change.kind === 'add-items' || change.kind === 'move-items')
    return { ...change, items: change.items.filter(({ title }) => title.itemKey === itemKey) };
  return change.kind === 'remove-items' ? { ...change, itemKeys: [itemKey] } : change;
};

/** Creates a function that applies unconfirmed changes to one stored item; undefined is no item. The changes are indexed once. */
export const createPendingChangeApplier = (
  uid: UserId, changes: ReadonlyArray<ListChange>,
): ((path: ListItemId, item: ListItem | undefined) => ListItem | undefined) => {
  const byList = new Map<string, Map<string, ListChange[]>>();
  for (const change of changes) for (const { listID, itemKey } of concernedItems(change)) {
    const list = byList.get(listID) ?? new Map<string, ListChange[]>();
    byList.set(listID, list.set(itemKey, [...(list.get(itemKey) ?? []), partOf(change, itemKey)]));
  }
  return ({ listID, itemKey }, item) => {
    const own = byList.get(listID)?.get(itemKey);
    if (own === undefined) return item;
    return withPendingItems(
      item === undefined ? [] : [item],
      own,
      { listID, sort: 'order', direction: 'asc', filter: noItemFilter },
      uid, null,
    )[0];
  };
};
