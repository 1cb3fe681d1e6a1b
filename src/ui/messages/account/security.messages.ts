import type { Failure } from '#domain/shared/failure';
import { METHOD_REASONS } from '#domain/users/sign-in-methods';
import type { SecurityChange } from '#application/account/security-change-form';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { once } from '#ui/design/utils/once.ts';
import { googleFailureText } from './google.messages';
import { credentialFailureText } from '#ui/messages/settings.messages.ts';

const moment = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }));

/** Returns a moment in words: "20 November 2026 at 18:05". */
export const momentText = (at: number): string => moment().format(at);

/** The page of sign-in and security. */
export const SECURITY_MESSAGES = {
  title: 'Sign-in and security',
  description: 'How you sign in, your recent sign-ins, and your other devices.',
  methods: 'How you sign in',
  email: 'E-mail',
  changeEmail: 'Change e-mail',
  password: 'Password',
  passwordSet: 'Set. It can be changed, not removed.',
  passwordMissing: 'Not set. You need one to change your e-mail or delete your account.',
  changePassword: 'Change password',
  addPassword: 'Add a password',
  google: 'Google',
  googleMissing: 'Not connected',
  googleAs: (address: string): string => (address === '' ? 'Connected' : address),
  googleAlone: 'This is your only way to sign in. Add a password before you disconnect it.',
  googleBeforePassword: 'Add a password before you disconnect it.',
  addGoogle: 'Connect Google',
  removeGoogle: 'Disconnect Google',
  loading: 'Loading how you sign in',
  sessions: 'Sessions',
  here: 'This browser',
  hereText: (at: number): string => `You last signed in here, or confirmed it’s you, on ${momentText(at)}.`,
  anywhere: 'Any device',
  anywhereText: (at: number): string => `The last sign-in or confirmation was on ${momentText(at)}.`,
  anywhereUnknown: 'We don’t know when your account was last used.',
  notYou: 'If that wasn’t you, end all other sessions.',
  others: 'Other devices',
  othersText:
    'Online devices sign out within seconds, all others once they’re back online. Your calendar’s private address stops working and reminders turn off, as with a new password.',
  othersDemo: 'Demo: your account exists in this browser only, so there are no other devices.',
  endOthers: 'End all other sessions',
} as const;

type ChangeMessages = { readonly title: string; readonly text: string; readonly confirm: string; readonly done: string };

export const SECURITY_CHANGES: Readonly<Record<SecurityChange, ChangeMessages>> = {
  'add-google': {
    title: 'Connect Google',
    text: 'Enter your password to confirm it’s you. Then choose a Google account in the window that opens.',
    confirm: 'Connect Google',
    done: 'Google is connected. You can sign in with it from now on.',
  },
  'remove-google': {
    title: 'Disconnect Google',
    text: 'Enter your password to confirm it’s you. From then on you sign in with your e-mail and password instead.',
    confirm: 'Disconnect Google',
    done: 'Google is disconnected. Sign in with your e-mail and password.',
  },
  'add-password': {
    title: 'Add a password',
    text: 'Choose a password, then confirm with your Google account that it’s you.',
    confirm: 'Confirm with Google',
    done: 'Your password is set. You can sign in with it from now on.',
  },
  'end-sessions': {
    title: 'End all other sessions',
    text: 'Every other device is signed out of your account. A private address of your calendar ends, and reminders turn off. This browser stays signed in.',
    confirm: 'End sessions',
    done: 'Your other sessions have ended.',
  },
};

export const CONFIRM_MESSAGES = {
  withGoogle: 'Confirm with Google',
  google: 'You’ll confirm with your Google account that it’s you.',
  cancel: 'Cancel',
} as const;

export const securityToast = (change: SecurityChange): ToastMessage => ({ text: SECURITY_CHANGES[change].done, tone: 'good' });

const ASKS_GOOGLE: ReadonlySet<string> = new Set(Object.values(METHOD_REASONS));

/** Returns the error text of a change of the security page. @param byPassword whether the member confirmed with the password. */
export const securityFailureText = (failure: Failure, change: SecurityChange, byPassword: boolean): string => {
  if (failure.isPartial === true) return 'Your other sessions have ended, but this one may end too. If it does, sign in again.';
  if ('what' in failure && ASKS_GOOGLE.has(failure.what)) return googleFailureText(failure);
  if (failure._tag === 'unauthenticated') return byPassword ? 'Wrong password. Nothing was changed.' : googleFailureText(failure);
  return change === 'add-password' ? credentialFailureText(failure) : googleFailureText(failure);
};
