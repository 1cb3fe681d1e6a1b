import type { RefusedCommand } from '#application/ports/outbox-store';
import type { List } from '#domain/lists/list';
import type { ListChange } from '#domain/lists/list-command';
import { displayListName } from '#domain/lists/list-name';
import { OUTBOX_MESSAGES } from '#ui/messages/manage-lists.messages.ts';

const TEXT = OUTBOX_MESSAGES.change;

/** Returns what a change does, in words: "Rename Noir to “Noir november”". */
export const commandText = (change: ListChange, lists: ReadonlyArray<List>): string => {
  const found = lists.find(({ listID }) => listID === change.listID);
  const list = found === undefined ? OUTBOX_MESSAGES.unknownList : displayListName(found.name);
  switch (change.kind) {
    case 'create-list':
      return TEXT.create(displayListName(change.name));
    case 'rename-list':
      return TEXT.rename(list, displayListName(change.name));
    case 'describe-list':
      return TEXT.describe(list);
    case 'place-list':
      return TEXT.place(list);
    case 'delete-list':
      return TEXT.remove(list);
    case 'restore-list':
      return TEXT.restore(displayListName(change.name));
    case 'add-items':
      return TEXT.add(change.items.length, list);
    case 'remove-items':
      return TEXT.take(change.itemKeys.length, list);
    case 'move-items':
      return TEXT.move(change.items.length, list);
    case 'place-item':
      return TEXT.order(list);
    case 'note-item':
      return TEXT.note(list);
  }
};

/** Returns the refused name, if another name would help; else null. */
export const refusedName = ({ command: { change }, failure }: RefusedCommand): string | null => {
  const isName = (failure._tag === 'conflict' && failure.what === 'list name') || (failure._tag === 'invalid' && failure.field === 'name');
  return isName && (change.kind === 'create-list' || change.kind === 'rename-list' || change.kind === 'restore-list') ? change.name : null;
};
