import { MAX_BULK_IDS, type UserBulkAction } from '#domain/users/admin-api';
import { formatCountWithNoun, joinList } from '#ui/messages/format/format.ts';
import { inlineName } from './inline-name';

const users = (count: number): string => formatCountWithNoun(count, 'user', 'users');

/** Buttons of the bar for selected users. */
export const USER_BULK_NAMES: Readonly<Record<UserBulkAction, string>> = {
  disable: 'Disable', enable: 'Enable', 'make-admin': 'Make admin', 'make-user': 'Make user', 'end-sessions': 'End sessions',
  'record-reset': 'Send reset e-mails', delete: 'Delete',
};

/** The button of the menu with the other actions. */
export const USER_BULK_MORE_LABEL = 'More';

/** The button that exports selected users. @param isPossible whether the selection is small enough. */
export const bulkExportLabel = (isPossible: boolean): string => (isPossible ? 'Export' : `Export (at most ${MAX_BULK_IDS})`);

const TITLES: Readonly<Record<UserBulkAction, (count: number) => string>> = {
  disable: (count) => `Disable ${users(count)}`,
  enable: (count) => `Enable ${users(count)}`,
  'make-admin': (count) => `Make ${users(count)} ${count === 1 ? 'an admin' : 'admins'}`,
  'make-user': (count) => `Take the admin role from ${users(count)}`,
  'end-sessions': (count) => `End all sessions of ${users(count)}`,
  'record-reset': (count) => `Send reset e-mails to ${users(count)}`,
  delete: (count) => `Delete ${users(count)}`,
};

const EFFECTS: Readonly<Record<UserBulkAction, string>> = {
  disable: 'They are signed out everywhere and can’t sign in until they are enabled again.',
  enable: 'They can sign in again.',
  'make-admin': 'An admin can change and delete all users and lists.',
  'make-user': 'They lose access to the admin area at once.',
  'end-sessions': 'They are signed out everywhere and can sign in again with the same password.',
  'record-reset': 'Each gets an e-mail with a link for a new password. The current password works until then.',
  delete: 'Their accounts are deleted for good, with lists, watch history, ratings and profile pictures.',
};

const unverifiedText = (count: number): string =>
  count === 0 ? '' : ` ${formatCountWithNoun(count, 'address was', 'addresses were')} never confirmed.`;

/** Most names of disabled accounts in a question. */
const MAX_DISABLED_NAMES = 5;

/** Names the disabled accounts among future admins: they become admins without a sign-in, once they are enabled. */
const disabledText = (names: ReadonlyArray<string>): string => {
  if (names.length === 0) return '';
  const shown = names.slice(0, MAX_DISABLED_NAMES).map(inlineName);
  return ` Still disabled: ${joinList(names.length > MAX_DISABLED_NAMES ? [...shown, 'others'] : shown)}.`;
};

/** Selected users whom a change leaves out. */
export type LeftOutUsers = { readonly own: boolean; readonly lastAdmin: boolean };
const leftOutText = ({ own, lastAdmin }: LeftOutUsers): string =>
  `${own ? ' Your own account is left out.' : ''}${lastAdmin ? ' The last admin is left out.' : ''}`;

/** Facts about future admins for a question: how many addresses nobody confirmed, and the names of disabled accounts. */
export type FutureAdmins = { readonly unverified: number; readonly disabled: ReadonlyArray<string> };

/** Returns the texts of the question before a change of several users. */
export const userBulkQuestion = (action: UserBulkAction, count: number, { unverified, disabled }: FutureAdmins, leftOut: LeftOutUsers) => ({
  title: `${TITLES[action](count)}?`,
  subtitle: `${EFFECTS[action]}${action === 'make-admin' ? unverifiedText(unverified) + disabledText(disabled) : ''}${leftOutText(leftOut)}`,
  confirmText: USER_BULK_NAMES[action],
  cancelText: 'Cancel',
});

export const userBulkHeading = (action: UserBulkAction, count: number): string => TITLES[action](count);
