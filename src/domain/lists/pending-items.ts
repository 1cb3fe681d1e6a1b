import type { UserId } from '../users/user-id';
import { compareItems, cursorOf, isInRange, matchesFilter, type ItemCursor, type ItemQuery } from './item-query';
import type { ListChange } from './list-command';
import { listItem, type ListItem, type NewListItem } from './list-item';

const added = (change: ListChange, listID: string): ReadonlyArray<NewListItem> =>
  change.listID === listID && (change.kind === 'add-items' || (change.kind === 'move-items' && change.from !== listID)) ? change.items : [];

const removed = (change: ListChange, listID: string): ReadonlyArray<string> => {
  if (change.kind === 'remove-items') return change.listID === listID ? change.itemKeys : [];
  return change.kind === 'move-items' && change.from === listID && change.listID !== listID ? change.items.map(({ title }) => title.itemKey) : [];
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
export const withPendingItems = (items: ReadonlyArray<ListItem>, changes: ReadonlyArray<ListChange>, query: ItemQuery, uid: UserId, end: ItemCursor | null): ReadonlyArray<ListItem> => {
  const own = changes.filter((change) => added(change, query.listID).length > 0 || removed(change, query.listID).length > 0
    || ((change.kind === 'place-item' || change.kind === 'note-item') && change.listID === query.listID));
  if (own.length === 0) return items;
  const byKey = new Map(items.map((item) => [item.itemKey, item]));
  for (const change of own) {
    for (const key of removed(change, query.listID)) byKey.delete(key);
    for (const item of added(change, query.listID)) if (!byKey.has(item.title.itemKey)) byKey.set(item.title.itemKey, listItem(uid, query.listID, item));
    if (change.kind !== 'place-item' && change.kind !== 'note-item') continue;
    const item = byKey.get(change.itemKey);
    if (item !== undefined) byKey.set(change.itemKey, changed(item, change));
  }
  const isRead = isInRange(query.direction, { after: null, until: end });
  return [...byKey.values()].filter(matchesFilter(query.filter)).filter((item) => isRead(cursorOf(item, query))).sort(compareItems(query));
};
