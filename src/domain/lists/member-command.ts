import * as t from 'io-ts';
import { HistoryChange, type HistoryCommand } from '#domain/history/history-change';
import { UserId } from '#domain/users/user-id';
import { ListChange, type ListCommand } from './list-command';

export const MemberChange = t.union([ListChange, HistoryChange], 'MemberChange');
export type MemberChange = t.TypeOf<typeof MemberChange>;

/** A member's change that goes through the outbox: of lists, or of the watch history and ratings. */
export const MemberCommand = t.readonly(
  t.strict({ commandId: t.string, uid: UserId, createdAt: t.number, change: MemberChange }),
  'MemberCommand',
);
export type MemberCommand = t.TypeOf<typeof MemberCommand>;

/** Returns whether a change is one of the watch history or ratings. */
export const isHistoryChange = (change: MemberChange): change is HistoryChange =>
  change.kind === 'log-viewings' || change.kind === 'remove-viewings' || change.kind === 'change-viewing' || change.kind === 'rate-title' ||
  change.kind === 'rate-titles';

export const isListChange = (change: MemberChange): change is ListChange => !isHistoryChange(change);

export const isListCommand = (command: MemberCommand): command is ListCommand => isListChange(command.change);
export const isHistoryCommand = (command: MemberCommand): command is HistoryCommand => isHistoryChange(command.change);
