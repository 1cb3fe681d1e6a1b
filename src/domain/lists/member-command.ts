import * as t from 'io-ts';
import { HistoryChange, type HistoryCommand } from '#domain/history/history-change';
import { UserId } from '#domain/users/user-id';
import { ListChange, TitlesChange, type ListCommand } from './list-command';

/** Change of the titles of a list that belongs to another member. `name` is the name of the list, for what is said of the change. */
const JointListChange = t.strict(
  { kind: t.literal('edit-joint-list'), listID: t.string, name: t.string, change: TitlesChange },
  'JointListChange',
);
export type JointListChange = t.TypeOf<typeof JointListChange>;

export const MemberChange = t.union([ListChange, HistoryChange, JointListChange], 'MemberChange');
export type MemberChange = t.TypeOf<typeof MemberChange>;

/** A member's change that goes through the outbox: of own lists, of another's list, or of the watch history and ratings. */
export const MemberCommand = t.readonly(
  t.strict({ commandId: t.string, uid: UserId, createdAt: t.number, change: MemberChange }),
  'MemberCommand',
);
export type MemberCommand = t.TypeOf<typeof MemberCommand>;

/** Returns whether a change is one of the watch history or ratings. */
export const isHistoryChange = (change: MemberChange): change is HistoryChange =>
  change.kind === 'log-viewings' || change.kind === 'remove-viewings' || change.kind === 'change-viewing' || change.kind === 'rate-title' ||
  change.kind === 'rate-titles';

export const isJointChange = (change: MemberChange): change is JointListChange => change.kind === 'edit-joint-list';

export const isListChange = (change: MemberChange): change is ListChange => !isHistoryChange(change) && !isJointChange(change);

export const isListCommand = (command: MemberCommand): command is ListCommand => isListChange(command.change);
export const isHistoryCommand = (command: MemberCommand): command is HistoryCommand => isHistoryChange(command.change);
