import type { Failure } from '#domain/shared/failure';
import { isAccountDisabledFailure } from '#domain/users/auth-service';
import { MIN_PASSWORD_LENGTH } from '#domain/users/password';
import { FIELD_ERROR_MESSAGES } from './field.messages';
import { waitAdviceText } from './failure.messages';
import { requestFailureText, WRONG_CREDENTIALS } from './request.messages';

/** Fields of the auth forms. */
export const AUTH_FIELD_MESSAGES = {
  name: 'Name',
  nameHint: 'Shown on your profile.',
  email: 'E-mail',
  emailExample: 'you@example.org',
  password: 'Password',
  newPassword: 'New password',
  newPasswordHint: `At least ${MIN_PASSWORD_LENGTH} characters. Spaces are allowed.`,
  currentPassword: 'Current password',
} as const;

export const SIGN_IN_MESSAGES = {
  board: ['Doors', 'op/en'],
  title: 'Sign in',
  lead: 'Welcome back.',
  leadInvited: 'You’re invited to a list. Sign in to see it.',
  description: 'Sign in to your lists.',
  submit: 'Sign in',
  newHere: 'New here?',
  register: 'Create an account',
  forgotten: 'Forgot your password?',
  demoTitle: 'Demo accounts',
  demo: 'Demo: everything stays in this browser. Sign in as:',
  demoSignIn: (account: string): string => `Sign in as ${account}`,
} as const;

export const SIGN_UP_MESSAGES = {
  board: ['Take', 'a se/at'],
  title: 'Create an account',
  lead: 'Get a watchlist, favorites and as many lists as you like.',
  leadInvited: 'You’re invited to a list. Create an account to see it.',
  description: 'Create an account to get a watchlist, favorites and as many lists as you like.',
  submit: 'Create account',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
  bringHistory: 'Coming from Letterboxd, IMDb or another service? [Bring your history](/help#import) once you’re signed up.',
  privacy: 'By creating an account you accept the [terms](/terms). See [Privacy](/privacy) for what we store.',
} as const;

export const PASSWORD_RESET_MESSAGES = {
  board: ['Lost', '[&] fo/und'],
  title: 'Reset your password',
  lead: 'We’ll e-mail you a link to reset it.',
  description: 'Reset the password of your account.',
  submit: 'Send link',
  back: 'Back to sign in',
  sentBoard: ['Look in', 'your m/ail'],
  sentTitle: 'Check your e-mail',
  sent: (email: string): string =>
    `If ${email} has an account, we’ve e-mailed it a link. The link works once and expires. If you don’t see it, check your spam folder.`,
  anotherEmail: 'Use another e-mail',
} as const;

/** An action of a visitor or user on an account. */
export type AccountAction = 'sign-in' | 'sign-up' | 'reset' | 'choose-password' | 'verification' | 'connect-google';

/** Shown after a correct password or Google account only. */
export const ACCOUNT_DISABLED_TEXT = 'Your account is disabled. If that’s a mistake, tell us through Feedback.';

/**
 * One text per action for an unknown address, a wrong password and an account whose state must not be revealed, so that no text reveals
 * which addresses exist.
 */
const REJECTED: Readonly<Record<AccountAction, string>> = {
  'sign-in': `${WRONG_CREDENTIALS} If you’re sure of both, your account may be disabled.`,
  'sign-up': 'We couldn’t create an account with this e-mail. If you already have one, sign in instead.',
  reset: 'We couldn’t send the e-mail. Check the address and try again.',
  'choose-password': 'We couldn’t use this password. Try another one.',
  verification: WRONG_CREDENTIALS,
  'connect-google': 'That isn’t the password of this account, or the account is disabled. Nothing was changed.',
};

/** True if the input was rejected, whatever the reason. */
const isRejected = ({ _tag }: Failure): boolean => ['unauthenticated', 'conflict', 'forbidden', 'not-found', 'invalid'].includes(_tag);

/** Shown by sign-in forms if the sign-in succeeded but the session did not start, because a part of the app could not be loaded. */
export const SESSION_NOT_STARTED_TEXT = 'We couldn’t finish signing you in. Reload the page.';

/** Returns the error text of a sign-in form: what went wrong and what helps, never whether an e-mail address exists. */
export const accountActionFailureText = (action: AccountAction, failure: Failure): string => {
  if (failure.isPartial === true) return SESSION_NOT_STARTED_TEXT;
  if (isAccountDisabledFailure(failure)) return ACCOUNT_DISABLED_TEXT;
  if (failure._tag === 'invalid' && failure.rule === 'password-too-common') return FIELD_ERROR_MESSAGES[failure.rule] ?? REJECTED[action];
  if (isRejected(failure)) return REJECTED[action];
  if (failure._tag === 'rate-limited') return `Too many attempts. ${waitAdviceText(failure.retryAfterMs)}`;
  return failure._tag === 'offline' ? 'You’re offline. What you entered stays here until you’re back online.' : requestFailureText(failure);
};

/** Password strength: 0 is guessed immediately, 4 is not guessed in a lifetime. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export const STRENGTH_LABELS: Readonly<Record<Strength, string>> = {
  0: 'Strength: very weak',
  1: 'Strength: weak',
  2: 'Strength: fair',
  3: 'Strength: good',
  4: 'Strength: very good',
};

/** Warnings by the keys of the strength estimator. */
export const STRENGTH_WARNINGS: Readonly<Record<string, string>> = {
  straightRow: 'Keys next to each other are easy to guess.',
  keyPattern: 'A short keyboard pattern is easy to guess.',
  simpleRepeat: 'A repeated character is easy to guess.',
  extendedRepeat: 'Repeated characters are easy to guess.',
  sequences: 'abc and 123 are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: 'This is one of the ten most common passwords.',
  topHundred: 'This is one of the hundred most common passwords.',
  common: 'This is a common password.',
  similarToCommon: 'This is similar to a common password.',
  wordByItself: 'A single word is easy to guess.',
  namesByThemselves: 'Names are easy to guess.',
  commonNames: 'Names are easy to guess.',
  userInputs: 'This is too similar to your name or e-mail.',
};

/** General advice if there is no specific warning. */
export const STRENGTH_HELP_TEXT = 'Four or five unrelated words are hard to guess and easy to remember.';
