import type { ActionMode } from '#domain/users/auth-service';

export type ActionMessages = {
  /** The text of the letterboard and the page's name. */
  readonly board: readonly [string, string];
  readonly title: string;
  /** The request of the e-mail, for an address. */
  readonly asks: (email: string) => string;
  readonly button: string;
  /** The heading and the text after success. */
  readonly doneTitle: string;
  readonly done: (email: string) => string;
  /** The name of the e-mail in the demo mailbox. */
  readonly named: string;
};

/** The texts of each action mode: request, button and result. */
export const ACTION_MESSAGES: Readonly<Record<ActionMode, ActionMessages>> = {
  'verify-email': {
    board: ['Is it', '/you[?]'],
    title: 'Confirm your e-mail',
    asks: (email) => `Confirm that ${email} is your address.`,
    button: 'Confirm e-mail',
    doneTitle: 'E-mail confirmed',
    done: (email) => `${email} is confirmed.`,
    named: 'Confirm your e-mail',
  },
  'reset-password': {
    board: ['New', 'ke[y]'],
    title: 'Choose a new password',
    asks: (email) => `Choose a new password for ${email}. You’ll be signed out on all devices.`,
    button: 'Change password',
    doneTitle: 'Password changed',
    done: () => 'Your password has been changed, and you’ve been signed out on all devices.',
    named: 'Choose a new password',
  },
  'change-email': {
    board: ['New', 'add/ress'],
    title: 'Confirm your new e-mail',
    asks: (email) => `Confirm that you want to sign in with ${email} from now on.`,
    button: 'Confirm e-mail',
    doneTitle: 'E-mail changed',
    done: (email) => `You now sign in with ${email}.`,
    named: 'Confirm your new e-mail',
  },
  'recover-email': {
    board: ['Not', 'you[?]'],
    title: 'Restore your e-mail',
    asks: (email) => `The e-mail of your account was changed. If that wasn’t you, change it back to ${email}.`,
    button: 'Change it back',
    doneTitle: 'E-mail restored',
    done: (email) => `Your account uses ${email} again. Choose a new password too, in case someone knows the old one.`,
    named: 'Restore your e-mail',
  },
};

/** More after success, on a site with passkeys. */
export const PASSKEYS_AFTER: Partial<Readonly<Record<ActionMode, string>>> = {
  'reset-password': 'Passkeys from before have ended too; you can add them again.',
  'recover-email': 'Then remove every passkey that isn’t yours, under Sign-in and security.',
};

/** Progress, errors and links of an action page. */
export const ACTION_PAGE_MESSAGES = {
  checking: 'Checking the link',
  /** An action code that is expired or already used. */
  expired: 'This link has expired or has already been used.',
  /** A used link of an address that is confirmed. */
  alreadyConfirmed: 'Your e-mail address is already confirmed.',
  retry: 'Try again',
  home: 'Go to the home page',
  signIn: 'Sign in',
  choosePassword: 'Choose a new password',
  changePassword: 'Change your password',
  sendAnother: 'Send another link',
} as const;

/** The e-mails of a backend without mail delivery. */
export const DEMO_MAILBOX_MESSAGES = {
  title: 'Demo mailbox',
  note: 'Demo: no e-mail is sent. Open the message here.',
} as const;

/** The reminder to confirm the e-mail address, and the modal that sends the e-mail again. */
export const VERIFICATION_MESSAGES = {
  reminder: (email: string): string => `Please confirm your e-mail address. We’ve sent a link to ${email}.`,
  open: 'Open the e-mail',
  sendAgain: 'Send again',
  putAway: 'Hide for a day',
  title: 'Send the e-mail again',
  subtitle: 'Enter your current password to confirm it’s you.',
  submit: 'Send e-mail',
} as const;
