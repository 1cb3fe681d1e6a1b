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
    title: 'Verify your e-mail',
    asks: (email) => `Is ${email} yours? One click says so.`,
    button: 'Yes, it is mine',
    doneTitle: 'Verified',
    done: (email) => `${email} is verified. Nothing more to do.`,
    named: 'Verify your e-mail',
  },
  'reset-password': {
    board: ['New', 'ke[y]'],
    title: 'Choose a new password',
    asks: (email) => `For the account of ${email}. All sessions end; you sign in with the new one.`,
    button: 'Keep the new password',
    doneTitle: 'The new one counts',
    done: () => 'Your password is changed, and everybody who was signed in with the old one is out.',
    named: 'Choose a new password',
  },
  'change-email': {
    board: ['New', 'add/ress'],
    title: 'Change your e-mail',
    asks: (email) => `From now on you sign in with ${email}.`,
    button: 'Use this address',
    doneTitle: 'You have moved',
    done: (email) => `${email} is the address of your account now.`,
    named: 'Confirm your new e-mail',
  },
  'recover-email': {
    board: ['Not', 'you[?]'],
    title: 'Take your e-mail back',
    asks: (email) => `The address of your account was changed. If that was not you, make it ${email} again.`,
    button: 'Take it back',
    doneTitle: 'It is yours again',
    done: (email) => `${email} is the address of your account again. Choose a new password too: somebody may know the old one.`,
    named: 'Take your old e-mail back',
  },
};

/** Shown for an action code that is expired or already used. */
export const EXPIRED_ACTION = 'This letter was used already, or it is too old. Each works once, and not for ever.';
