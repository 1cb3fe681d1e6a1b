import type { List } from './list';
import type { ListChange } from './list-command';
import type { ListItem, NewListItem } from './list-item';
import { typedListName } from './list-name';
import { StoredTitle } from './stored-title';

/** Stored documents as they were before a change. */
export type DocumentsBefore = {
  readonly list: (listID: string) => List | null;
  readonly item: (listID: string, itemKey: string) => ListItem | null;
};

/** Returns a stored item as it is added again: same position, note and time. */
export const toReaddedItem = (item: ListItem): NewListItem => ({
  title: StoredTitle.encode(item), addedAt: item.addedAt, order: item.order, note: item.note, random: item.random,
});

/**
 * Returns the removal of added titles that the list lacked. An item that no screen could read stays: another addition has another `random`.
 */
const removalOf = (items: ReadonlyArray<NewListItem>, listID: string, before: DocumentsBefore): ReadonlyArray<ListChange> => {
  const added = items.filter(({ title }) => before.item(listID, title.itemKey) === null);
  if (added.length === 0) return [];
  return [
    {
      kind: 'remove-items', listID,
      itemKeys: added.map(({ title }) => title.itemKey),
      addedWith: Object.fromEntries(added.map(({ title, random }) => [title.itemKey, random])),
    },
  ];
};

const stored = (before: DocumentsBefore, listID: string, itemKeys: ReadonlyArray<string>): ReadonlyArray<ListItem> =>
  itemKeys.flatMap((key) => before.item(listID, key) ?? []);

/** Returns the changes that take a change back, in the order in which to apply them; none if the change had no effect. */
export const inverseListChange = (change: ListChange, before: DocumentsBefore): ReadonlyArray<ListChange> => {
  const { listID } = change;
  const list = before.list(listID);
  switch (change.kind) {
    case 'create-list':
      return list === null ? [{ kind: 'delete-list', listID }] : [];
    case 'rename-list':
      return list === null ? [] : [{ kind: 'rename-list', listID, name: typedListName(list) }];
    case 'describe-list':
      return list === null ? [] : [{ kind: 'describe-list', listID, description: list.description }];
    case 'place-list':
      return list === null ? [] : [{ kind: 'place-list', listID, order: list.order, pinned: list.pinned, archived: list.archived }];
    case 'delete-list':
      return list === null || list.deletedAt !== null ? [] : [{ kind: 'restore-list', listID, name: typedListName(list) }];
    case 'restore-list':
      return list === null || list.deletedAt === null ? [] : [{ kind: 'delete-list', listID }];
    case 'add-items':
      return removalOf(change.items, listID, before);
    case 'remove-items': {
      const removed = stored(before, listID, change.itemKeys);
      return removed.length === 0 ? [] : [{ kind: 'add-items', listID, items: removed.map(toReaddedItem) }];
    }
    case 'move-items': {
      if (change.from === listID) return [];
      const removed = stored(before, change.from, change.items.map(({ title }) => title.itemKey)).map(toReaddedItem);
      // The items return first, so that none is in neither list.
      return [
        ...(removed.length === 0 ? [] : [{ kind: 'add-items' as const, listID: change.from, items: removed }]),
        ...removalOf(change.items, listID, before),
      ];
    }
    case 'place-item':
    case 'note-item': {
      const item = before.item(listID, change.itemKey);
      if (item === null) return [];
      return change.kind === 'place-item'
        ? [{ kind: 'place-item', listID, itemKey: change.itemKey, order: item.order }]
        : [{ kind: 'note-item', listID, itemKey: change.itemKey, note: item.note }];
    }
  }
};
