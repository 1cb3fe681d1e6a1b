import type { BrowserWords, SignInWay } from '#domain/users/sign-ins/sign-in';

const WAY_NAMES: Readonly<Record<SignInWay, string>> = { password: 'Password', google: 'Google', passkey: 'Passkey' };

/** Recent sign-ins on the page of sign-in and security. */
export const SIGN_INS_MESSAGES = {
  heading: 'Recent sign-ins',
  text:
    'Sign-ins on our pages, and confirmations that it’s you: the last 20 of 90 days. Sign-ins elsewhere aren’t listed: compare the time under Sessions. We store neither network addresses nor places.',
  advice: 'Don’t recognize one? Change your password above, which also ends all other sessions.',
  adviceWithoutPassword: 'Don’t recognize one? End all other sessions below, and check who else can use your Google account.',
  adviceGoogle: 'Disconnect Google if the Google account above isn’t yours.',
  advicePasskeys: 'Then remove every passkey that isn’t yours.',
  adviceDemo: 'Demo: all of them happened in this browser.',
  list: 'Your recent sign-ins',
  more: 'sign-ins',
  empty: 'No sign-ins in the last 90 days. This session is older.',
  loading: 'Loading your recent sign-ins',
  present: 'Your current session',
  ended: 'Session ended',
} as const;

/** Returns what a browser says it is: "Chrome on Windows". */
export const browserText = ({ browser, system }: BrowserWords): string => {
  const name = browser ?? 'A browser';
  return system === null ? name : `${name} on ${system}`;
};

export const wayText = (way: SignInWay | null): string | null => (way === null ? null : WAY_NAMES[way]);
