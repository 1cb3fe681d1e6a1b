import {
  aborted, conflict, forbidden, notFound, offline, rateLimited, unauthenticated, unavailable, unexpected, type Failure,
} from '#domain/shared/failure';
import { errorCodeOf, sdkErrorMessage } from '#adapters/firebase/error-code';

/** Messages of a client that a sign-out has closed, is closing, or closes in another tab. The SDK has no code of its own for them. */
const CLOSED = /client has already been terminated|Firestore shutting down|not in the required state/;

/** Returns the failure for an error of Firestore. @param what name of the requested item. */
export const firestoreFailure = (what: string) => (error: unknown): Failure => {
  switch (errorCodeOf(error)) {
    case 'permission-denied':
      return forbidden(what);
    case 'unauthenticated':
      return unauthenticated;
    case 'not-found':
      return notFound(what);
    // The SDK has one code for a missing network and an unreachable server; in both cases nothing was read or written.
    case 'unavailable':
    case 'deadline-exceeded':
      return offline;
    case 'resource-exhausted':
      return rateLimited(null);
    case 'failed-precondition':
    case 'aborted':
      // Nothing was read or written by a closed client, so an unsent change stays in the outbox.
      return CLOSED.test(sdkErrorMessage(error)) ? aborted : conflict(what);
    case 'already-exists':
      return conflict(what);
    case 'cancelled':
      return aborted;
    default: {
      const message = sdkErrorMessage(error);
      // The client has stopped, and nothing was written: the outbox must keep the change instead of refusing it.
      return message.includes('INTERNAL ASSERTION FAILED') ? unavailable(null, message) : unexpected(message);
    }
  }
};
