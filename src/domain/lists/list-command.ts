import * as t from 'io-ts';
import { UserId } from '#domain/users/user-id';
import { NewListItem } from './list-item';

/** The list may have the titles already: screens do not count them as added. */
const mayHave = t.partial({ mayHave: t.boolean });

const kinds = {
  /** Creates an empty list. The id is chosen by the device, so that a repeated command creates no second list. */
  'create-list': t.exact(
    t.intersection([
      t.type({ kind: t.literal('create-list'), listID: t.string, name: t.string, description: t.string, order: t.string }),
      /** Time of the creation, in ms since 1970, of a list that is brought back from a file. Otherwise that of the command. */
      t.partial({ createdAt: t.number }),
    ]),
  ),
  'rename-list': t.strict({ kind: t.literal('rename-list'), listID: t.string, name: t.string }),
  'describe-list': t.strict({ kind: t.literal('describe-list'), listID: t.string, description: t.string }),
  /** Changes a list's place among the member's lists. `order` null: never placed. */
  'place-list': t.strict({
    kind: t.literal('place-list'),
    listID: t.string,
    order: t.union([t.string, t.null]),
    pinned: t.boolean, archived: t.boolean,
  }),
  'delete-list': t.strict({ kind: t.literal('delete-list'), listID: t.string }),
  /** Restores a deleted list under a name, which must be free. */
  'restore-list': t.strict({ kind: t.literal('restore-list'), listID: t.string, name: t.string }),
  /** Adds titles. A title that the list contains keeps its item. */
  'add-items': t.exact(
    t.intersection([t.type({ kind: t.literal('add-items'), listID: t.string, items: t.readonlyArray(NewListItem) }), mayHave]),
  ),
  'remove-items': t.exact(
    t.intersection([
      t.type({ kind: t.literal('remove-items'), listID: t.string, itemKeys: t.readonlyArray(t.string) }),
      t.partial({
        /** Removes only items with these `random` numbers, by item key: those of one addition. */
        addedWith: t.record(t.string, t.number),
        /** The list may lack the titles: screens do not count them as removed. */
        mayLack: t.boolean,
      }),
    ]),
  ),
  /** Adds titles to a list, then removes them from another. */
  'move-items': t.exact(
    t.intersection([
      t.type({ kind: t.literal('move-items'), from: t.string, listID: t.string, items: t.readonlyArray(NewListItem) }),
      mayHave,
    ]),
  ),
  'place-item': t.strict({ kind: t.literal('place-item'), listID: t.string, itemKey: t.string, order: t.string }),
  'note-item': t.strict({ kind: t.literal('note-item'), listID: t.string, itemKey: t.string, note: t.union([t.string, t.null]) }),
};

/** Change of a member's lists, as a command holds it. */
export const ListChange = t.union(
  [
    kinds['create-list'], kinds['rename-list'], kinds['describe-list'], kinds['place-list'], kinds['delete-list'], kinds['restore-list'],
    kinds['add-items'], kinds['remove-items'], kinds['move-items'], kinds['place-item'], kinds['note-item'],
  ],
  'ListChange',
);

export type ListChange = t.TypeOf<typeof ListChange>;

/** Change of the titles of a list, as everybody who edits the list may make it. */
export const TitlesChange = t.union(
  [kinds['add-items'], kinds['remove-items'], kinds['place-item'], kinds['note-item']],
  'TitlesChange',
);
export type TitlesChange = t.TypeOf<typeof TitlesChange>;

/**
 * A member's change of lists. Idempotent: applied twice, a command has the effect of once. Names titles by item key and lists by id,
 * so that a command means the same after other changes.
 */
export const ListCommand = t.readonly(
  t.strict({ commandId: t.string, uid: UserId, createdAt: t.number, change: ListChange }),
  'ListCommand',
);
/** `by` is the member who changes the titles of another's list; set by the server, and never part of what is stored or received. */
export type ListCommand = t.TypeOf<typeof ListCommand> & { readonly by?: UserId };

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
