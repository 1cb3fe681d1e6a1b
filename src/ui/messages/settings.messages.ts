import type { Failure } from '#domain/shared/failure';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { fieldErrorMessage } from './field.messages';
import { requestFailureText, WRONG_CREDENTIALS } from './request.messages';

/** Headings and rows of the settings page. */
export const SETTINGS_MESSAGES = {
  title: 'Settings',
  description: 'Your e-mail and password, appearance, your data and your account.',
  signIn: 'Sign-in',
  email: 'E-mail',
  changeEmail: 'Change e-mail',
  password: 'Password',
  passwordMask: '••••••••',
  changePassword: 'Change password',
  display: 'Display',
  appearance: 'Appearance',
  themes: { dark: 'Dark', light: 'Light', system: 'System' },
  appearanceHint: 'System uses the light or dark setting of your device.',
  languageAndRegion: 'Language and region',
  language: 'Language of titles',
  languageHint: 'Used where titles are available in several languages.',
  region: 'Region',
  regionHint: 'Used for release dates and where to watch.',
  shortcuts: 'Keyboard shortcuts',
  browserDefault: 'Same as browser',
  saved: 'Saved',
  notSaved: 'Not saved.',
  retry: 'Try again',
  data: 'Your data',
  exportTerm: 'Export',
  exportHint: 'Your account, recent sign-ins, profile, lists with their titles and notes, watch history, ratings and recently viewed titles (JSON). Lists of others that you edit aren’t in it.',
  exportData: 'Export data',
  account: 'Account',
  deleteTerm: 'Delete account',
  deleteHint: 'Permanently removes your account and data.',
  deleteAccount: 'Delete account',
} as const;

/** The modal that changes e-mail or password. */
export const CREDENTIALS_MESSAGES = {
  title: 'Change e-mail or password',
  subtitle: 'Enter your current e-mail and password to confirm it’s you.',
  tabs: 'What to change',
  email: 'E-mail',
  password: 'Password',
  currentPassword: 'Current password',
  confirmPassword: 'Confirm current password',
  newEmail: 'New e-mail',
  newPassword: 'New password',
  changeEmail: 'Change e-mail',
  changePassword: 'Change password',
  emailRequested: (newEmail: string, email: string): string =>
    `We’ve sent a link to ${newEmail}. Until you open it, you still sign in with ${email}.`,
  passwordChanged: 'Your password has been changed. You’ve been signed out on all your other devices.',
  cancel: 'Cancel',
  done: 'Done',
} as const;

/** The modal that deletes the account. */
export const ACCOUNT_DELETION_MESSAGES = {
  title: 'Delete account',
  subtitle: 'This permanently deletes your profile, picture, lists, watch history, ratings and recently viewed titles. What you added to lists of others stays there. It can’t be undone.',
  email: 'Type your e-mail to confirm',
  password: 'Current password',
  confirm: 'Delete account',
  cancel: 'Keep account',
} as const;

const NOT_CHANGED = 'Nothing was changed.';

/** Returns the error text of a change that requires reauthentication; does not reveal whether e-mail or password was wrong. */
export const credentialFailureText = (failure: Failure): string => {
  if (failure.isPartial === true)
    return 'Your password was changed, but your other devices are still signed in. Try again to sign them out.';
  if (failure._tag === 'unauthenticated' && failure.lacksToken !== true) return `${WRONG_CREDENTIALS} ${NOT_CHANGED}`;
  return (failure._tag === 'invalid' ? fieldErrorMessage(failure.rule) : null) ?? requestFailureText(failure);
};

/** Returns the error text of an account deletion. A `conflict` always means that the user is the last admin. */
export const accountDeletionFailureText = (failure: Failure): string =>
  failure._tag === 'conflict'
    ? `You’re the last admin, so make someone else an admin first. ${NOT_CHANGED}`
    : credentialFailureText(failure);

/** File name of the export of a member's data. */
export const EXPORT_FILE_NAME = 'marquee-data.json';

export const SETTINGS_TOASTS = {
  accountDeleted: { text: 'Your account has been deleted.', tone: 'good' },
  dataExported: { text: 'Your data has been exported. Look in your downloads.', tone: 'good' },
} as const satisfies Readonly<Record<string, ToastMessage>>;

/** The way to the import. */
export const IMPORT_LINK_MESSAGES = {
  term: 'Import',
  hint: 'Bring your lists, watch history and ratings from another service, a table or “Export data”.',
  open: 'Import data',
} as const;
