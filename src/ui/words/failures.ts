import type { Failure } from '#domain/failure';

const minutes = (millis: number): string => (millis <= 60_000 ? 'a minute' : `${Math.ceil(millis / 60_000)} minutes`);

/** What happened, in a sentence that names nothing internal. */
export const whatHappened = (failure: Failure): string => {
  switch (failure._tag) {
    case 'offline':
      return 'You are offline.';
    case 'unavailable':
      return failure.status === null ? 'The catalogue took too long to answer.' : 'The catalogue is not answering right now.';
    case 'too-many':
      return failure.retryAfterMs === null ? 'That was a lot of questions at once.' : `That was a lot of questions at once; give it ${minutes(failure.retryAfterMs)}.`;
    case 'undecodable':
      return 'The catalogue sent something we cannot read.';
    case 'not-found':
      return `There is no such ${failure.what}.`;
    case 'unauthenticated':
      return 'You have to be signed in for this.';
    case 'not-allowed':
      return 'This is not open to you.';
    case 'invalid':
    case 'conflict':
    case 'aborted':
    case 'unexpected':
      return 'Something went wrong on our side.';
  }
};

/** What a person can do about it. */
export const whatNext = (failure: Failure): string => {
  if (failure._tag === 'offline') return 'What you have already opened is still here; the rest comes back with the connection.';
  return failure._tag === 'undecodable' ? 'We have made a note of it. Another try may help.' : 'Nothing of yours is lost. Try again in a moment.';
};
