import { isTimeout, type Failure, type FailureTag } from '#domain/shared/failure';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';
import { PAGE_ERRORS } from './page-errors';

/** The text of a failure for the user: a short title and what happened. Neither contains internal details. */
export type FailureMessage = { readonly title: string; readonly sentence: string };

/** Short enough for one line of the letterboard on a phone. */
const TITLES: Readonly<Record<FailureTag, string>> = {
  'not-found': 'Not found',
  offline: 'You’re offline',
  unavailable: 'Couldn’t load',
  'rate-limited': 'Please wait',
  'invalid-data': 'Couldn’t load',
  unauthenticated: 'Please sign in',
  'forbidden': 'No access',
  invalid: 'Not valid',
  conflict: 'Out of date',
  aborted: 'Stopped',
  unexpected: 'Something broke',
};

/** Returns when to try again after too many requests. @param millis the wait in ms; null if unknown. */
export const waitAdviceText = (millis: number | null): string =>
  millis === null
    ? 'Try again in a moment.'
    : `Try again in ${formatCountWithNoun(Math.max(1, Math.ceil(millis / 60_000)), 'minute', 'minutes')}.`;

/** Users' names of resources. The names of other missing resources are internal and not shown. */
const NOUNS: ReadonlySet<string> = new Set([
  'page', 'title', 'genre', 'list', 'person', 'season', 'collection', 'profile', 'user', 'account', 'link',
]);

/** Returns what happened to content that could not be loaded, in one sentence without internal details. */
export const failureSummaryText = (failure: Failure): string => {
  switch (failure._tag) {
    case 'not-found':
      return NOUNS.has(failure.what) ? `We can’t find that ${failure.what}.` : 'We can’t find that.';
    case 'offline':
      return 'You’re offline.';
    case 'unavailable':
      return isTimeout(failure) ? PAGE_ERRORS.lazyPageFails.text : 'We couldn’t load this.';
    case 'rate-limited':
      return 'Too many requests.';
    case 'invalid-data':
      return 'Something came back wrong.';
    case 'unauthenticated':
      return 'You’re not signed in.';
    case 'forbidden':
      return 'You don’t have access to this.';
    case 'invalid':
      return 'Something you entered isn’t valid.';
    case 'conflict':
      return 'This was changed somewhere else.';
    case 'aborted':
      return 'This was stopped before it finished.';
    case 'unexpected':
      return 'Something went wrong on our side.';
  }
};

const ADVICE: Readonly<Record<Exclude<FailureTag, 'rate-limited'>, string>> = {
  'not-found': 'It may have been moved or removed.',
  offline: 'Pages you’ve already opened still work.',
  unavailable: 'Your data is safe. Try again.',
  'invalid-data': 'Try again.',
  unauthenticated: 'Sign in, then try again.',
  'forbidden': 'Nothing was changed.',
  invalid: 'Check it and try again.',
  conflict: 'Reload the page to see the latest version.',
  aborted: 'Nothing was changed.',
  unexpected: 'Your data is safe. Try again.',
};

/** Returns what the user can do, or what is safe. */
export const failureAdviceText = (failure: Failure): string =>
  failure._tag === 'rate-limited' ? waitAdviceText(failure.retryAfterMs) : ADVICE[failure._tag];

/** Returns title and text for a failure. */
export const failureMessage = (failure: Failure): FailureMessage => ({
  title: TITLES[failure._tag],
  sentence: `${failureSummaryText(failure)} ${failureAdviceText(failure)}`,
});

/** The not-found pages. */
export const NOT_FOUND_MESSAGES = {
  board: [{ words: '4\\0|4', centre: true }, { words: PAGE_ERRORS.unknownRoute.text, half: true, centre: true }],
  title: PAGE_ERRORS.unknownRoute.text,
  text: 'We can’t find that page. It may have been moved or removed.',
  home: 'Go to the home page',
  profile: 'Go to your profile',
  search: 'Search',
} as const;

/** Buttons of error screens and of failed parts of a page. */
export const FAILURE_ACTION_LABELS = {
  retry: 'Try again',
  /** @param part name of the failed part of the page: "Top rated". */
  retryPart: (part: string): string => `Try again: ${part}`,
  home: 'Go to the home page',
} as const;

/** Texts of the alert that a document shows if the app's code cannot be loaded. */
export const BOOT_ERROR_MESSAGES = {
  failed: 'Part of Marquee didn’t load, so this page doesn’t work yet.',
  offline: 'You’re offline, so this page doesn’t work yet.',
  retry: FAILURE_ACTION_LABELS.retry,
} as const;
