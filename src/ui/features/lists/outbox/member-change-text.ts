import type { RefusedCommand } from '#application/ports/outbox-store';
import type { HistoryChange } from '#domain/history/history-change';
import type { List } from '#domain/lists/list';
import { displayListName, shownListName } from '#domain/lists/list-name';
import type { ListChange } from '#domain/lists/list-command';
import { isHistoryChange, isJointChange, type MemberChange } from '#domain/lists/member-command';
import { OUTBOX_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';

const TEXT = OUTBOX_MESSAGES.change;

const historyText = (change: HistoryChange): string => {
  switch (change.kind) {
    case 'log-viewings':
      return TEXT.log(change.viewings.length, change.viewings[0]?.item.title ?? '');
    case 'remove-viewings':
      return TEXT.unlog(change.viewings.length, change.viewings[0]?.item.title ?? '');
    case 'change-viewing':
      return TEXT.viewingTime(change.viewing.item.title);
    case 'rate-title':
      return change.rating === null ? TEXT.unrate(change.title.title) : TEXT.rate(change.title.title, change.rating);
    case 'rate-titles':
      return TEXT.rateSeveral(change.ratings.length, change.ratings[0]?.title.title ?? '');
  }
};

const listText = (change: ListChange, list: string): string => {
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

/** Returns what a change does, in words: "Rename Noir to “Noir november”". */
export const memberChangeText = (change: MemberChange, lists: ReadonlyArray<List>): string => {
  if (isHistoryChange(change)) return historyText(change);
  if (isJointChange(change)) return listText(change.change, change.name);
  const found = lists.find(({ listID }) => listID === change.listID);
  return listText(change, found === undefined ? OUTBOX_MESSAGES.unknownList : shownListName(found));
};

/** Returns the refused name, if another name would help; else null. */
export const refusedListName = ({ command: { change }, failure }: RefusedCommand): string | null => {
  const isName = (failure._tag === 'conflict' && failure.what === 'list name') || (failure._tag === 'invalid' && failure.field === 'name');
  return isName && (change.kind === 'create-list' || change.kind === 'rename-list' || change.kind === 'restore-list') ? change.name : null;
};
