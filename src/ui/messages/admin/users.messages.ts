import type { Failure } from '#domain/shared/failure';
import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { bulkReasonText } from './bulk.messages';
import { inlineName } from './inline-name';

/** The page with the table of users. */
export const USERS_PAGE_MESSAGES = {
  description: 'All users of this site, with their roles.',
  totals: (members: number, admins: number, disabled: number): string =>
    `${formatCountWithNoun(members, 'user', 'users')}, ${formatCountWithNoun(admins, 'enabled admin', 'enabled admins')}, ${formatNumber(disabled)} disabled`,
  create: 'Create user',
  export: 'Export',
  table: 'Users',
  controls: 'Search and filters',
  search: 'Name, e-mail or ID',
  searchOrder: 'Search results are sorted by name.',
  role: 'Role',
  state: 'Status',
  none: 'There are no users here yet.',
  noMatch: 'No users match. Check the spelling, or remove a filter.',
  show: 'Show user',
} as const;

/** Columns of the table of users, by id. */
export const USER_COLUMN_NAMES = {
  main: 'Name', email: 'E-mail', role: 'Role', state: 'Status', lists: 'Lists', joined: 'Joined',
  signIn: 'Last sign-in', actions: 'Actions',
} as const;

export const USER_ORDER_OPTIONS: ReadonlyArray<{ readonly value: string; readonly label: string }> = [
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name.desc', label: 'Name, Z to A' },
  { value: 'email', label: 'E-mail, A to Z' },
  { value: 'email.desc', label: 'E-mail, Z to A' },
  { value: 'joined', label: 'Joined last' },
  { value: 'joined.asc', label: 'Joined first' },
  { value: 'role', label: 'Admins first' },
  { value: 'status', label: 'Disabled first' },
  { value: 'lists', label: 'Most lists first' },
  { value: 'signin', label: 'Latest sign-in first' },
  { value: 'signin.asc', label: 'Earliest sign-in first' },
];

export const ROLE_NAMES = { user: 'User', admin: 'Admin' } as const;
export const USER_STATE_NAMES = { enabled: 'Enabled', disabled: 'Disabled' } as const;
export const EMAIL_CONFIRMED_LABELS = { yes: 'Confirmed', no: 'Not confirmed' } as const;

/** Returns when a user signed in last. @param at 0: never, null: unknown. @param format formats the time. */
export const lastSignInText = (at: number | null, format: (at: number) => string): string =>
  at === null ? 'Unknown' : at === 0 ? 'Never' : format(at);

/** Actions on one user. */
export const USER_ACTION_MESSAGES = {
  more: (name: string): string => `Actions for ${inlineName(name)}`,
  view: 'View user',
  edit: 'Edit user',
  endSessions: 'End sessions',
  sendReset: 'Send reset e-mail',
  disable: 'Disable',
  enable: 'Enable',
  delete: 'Delete',
  ownAccount: 'This is your own account. Change it in your settings.',
  lastAdmin: 'This is the last admin. Make another user an admin first.',
  resetSent: (email: string): string => `We’ve sent a link for a new password to ${inlineName(email)}.`,
} as const;

type Confirmation = { readonly title: string; readonly subtitle: string; readonly confirmText: string; readonly cancelText: string };

export const userDeletionQuestion = (name: string, email: string, lists: number): Confirmation => ({
  title: 'Delete this user?',
  subtitle: `The account of ${inlineName(name)} (${inlineName(email)}) is deleted for good, with ${formatCountWithNoun(lists, 'list', 'lists')}, the watch history, ratings and the profile picture.`,
  confirmText: 'Delete user',
  cancelText: 'Keep user',
});

export const disableQuestion = (name: string, email: string): Confirmation => ({
  title: 'Disable this user?',
  subtitle: `${inlineName(name)} (${inlineName(email)}) is signed out everywhere and can’t sign in until the account is enabled again.`,
  confirmText: 'Disable user',
  cancelText: 'Cancel',
});

export const resetQuestion = (name: string, email: string): Confirmation => ({
  title: 'Send a reset e-mail?',
  subtitle: `${inlineName(name)} gets an e-mail at ${inlineName(email)} with a link for a new password. The current password works until then.`,
  confirmText: 'Send e-mail',
  cancelText: 'Cancel',
});

export const invitationQuestion = (email: string): Confirmation => ({
  title: 'Send an invitation?',
  subtitle: `The account is created with a random password. ${inlineName(email)} gets an e-mail with a link for choosing one.`,
  confirmText: 'Create and send',
  cancelText: 'Cancel',
});

export const endSessionsQuestion = (name: string): Confirmation => ({
  title: 'End all sessions?',
  subtitle: `${inlineName(name)} is signed out everywhere and can sign in again with the same password.`,
  confirmText: 'End sessions',
  cancelText: 'Cancel',
});

export const unverifiedAdminQuestion = (name: string, email: string): Confirmation => ({
  title: 'Make this user an admin?',
  subtitle: `Nobody has confirmed that ${inlineName(email)} belongs to ${inlineName(name)}. An admin can change and delete all users and lists.`,
  confirmText: 'Make admin anyway',
  cancelText: 'Keep as user',
});

/** Returns what happened to a call about users; a refusal is named. */
export const userAdminFailureText = (failure: Failure): string => {
  if (failure._tag === 'conflict' && failure.what === 'the e-mail address has an account')
    return 'Another account has this e-mail address. Nothing was changed.';
  if (failure._tag === 'conflict' || (failure._tag === 'forbidden' && failure.what !== 'this'))
    return `${bulkReasonText({ reason: failure._tag, what: failure.what })} Nothing was changed.`;
  return requestFailureText(failure);
};
