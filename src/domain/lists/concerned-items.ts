import type { ListChange } from './list-command';

/** Names an item of a list. */
export type ListItemId = { readonly listID: string; readonly itemKey: string };

/** Returns the items that a change reads or writes: those of the source and of the target of a move. */
export const concernedItems = (change: ListChange): ReadonlyArray<ListItemId> => {
  const inList = (listID: string, keys: ReadonlyArray<string>): ReadonlyArray<ListItemId> => keys.map((itemKey) => ({ listID, itemKey }));
  switch (change.kind) {
    case 'add-items':
      return inList(change.listID, change.items.map(({ title }) => title.itemKey));
    case 'remove-items':
      return inList(change.listID, change.itemKeys);
    case 'move-items':
      return [change.from, change.listID].flatMap((listID) => inList(listID, change.items.map(({ title }) => title.itemKey)));
    case 'place-item':
    case 'note-item':
      return inList(change.listID, [change.itemKey]);
    case 'create-list':
    case 'rename-list':
    case 'describe-list':
    case 'place-list':
    case 'delete-list':
    case 'restore-list':
      return [];
  }
};
