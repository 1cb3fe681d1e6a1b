import { isTimeout, type Failure, type FailureTag } from '#domain/shared/failure';
import { ERROR_CATALOGUE } from './error-catalogue';

/** The text of a failure for the user: a short title for the letterboard and a sentence. Neither contains internal details. */
export type FailureMessage = { readonly title: string; readonly sentence: string };

/** Short enough for one line of the letterboard on a phone. */
const TITLES: Readonly<Record<FailureTag, string>> = {
  'not-found': ERROR_CATALOGUE.unknownRoute.text,
  offline: 'No signal',
  unavailable: 'No answer',
  'rate-limited': 'Too fast',
  'invalid-data': 'Out of focus',
  unauthenticated: 'Who is there?',
  'forbidden': 'Staff only',
  invalid: 'Not quite',
  conflict: 'Plot twist',
  aborted: 'Cut',
  unexpected: 'The reel broke',
};

/** Formats a waiting time: "a minute", "3 minutes". */
export const minutes = (millis: number): string => (millis <= 60_000 ? 'a minute' : `${Math.ceil(millis / 60_000)} minutes`);

/** The resource names that users know; the names of other missing resources are internal and not shown. */
const NOUNS: ReadonlySet<string> = new Set(['page', 'title', 'genre', 'list', 'person', 'season', 'collection', 'image', 'profile', 'user', 'account', 'link']);

/** Returns what happened, in one sentence without internal details. */
export const failureSummary = (failure: Failure): string => {
  switch (failure._tag) {
    case 'not-found':
      return NOUNS.has(failure.what) ? `There is no such ${failure.what}.` : 'It is not there.';
    case 'offline':
      return 'You are offline.';
    case 'unavailable':
      return isTimeout(failure) ? ERROR_CATALOGUE.lazyPageFails.text : 'It is not answering right now.';
    case 'rate-limited':
      return `That was a lot of questions at once${failure.retryAfterMs === null ? '' : `; give it ${minutes(failure.retryAfterMs)}`}.`;
    case 'invalid-data':
      return 'An answer came that we cannot read.';
    case 'unauthenticated':
      return 'You have to be signed in for this.';
    case 'forbidden':
      return 'This is not open to you.';
    case 'invalid':
      return 'Something that was entered does not fit.';
    case 'conflict':
      return 'This was changed somewhere else in the meantime.';
    case 'aborted':
      return 'This was stopped before it was done.';
    case 'unexpected':
      return 'Something went wrong on our side.';
  }
};

const ADVICE: Readonly<Record<FailureTag, string>> = {
  'not-found': 'It may have been taken off the programme, or never was on.',
  offline: 'What you have already opened is still here; the rest comes back with the connection.',
  unavailable: 'Nothing of yours is lost. Try again in a moment.',
  'rate-limited': 'Nothing of yours is lost.',
  'invalid-data': 'We have made a note of it. Another try may help.',
  unauthenticated: 'Sign in, then try again.',
  'forbidden': 'Nothing was changed.',
  invalid: 'Check it and try again.',
  conflict: 'Load it again to see how it stands now.',
  aborted: 'Nothing was changed.',
  unexpected: 'We have made a note of it, and nothing of yours is lost. Try again in a moment.',
};

/** Returns what the user can do, or what is safe. */
export const failureAdvice = ({ _tag }: { readonly _tag: FailureTag }): string => ADVICE[_tag];

/** Returns title and sentence for a failure. */
export const failureMessage = (failure: Failure): FailureMessage => ({
  title: TITLES[failure._tag],
  sentence: `${failureSummary(failure)} ${failureAdvice(failure)}`,
});
