import { aborted, conflict, forbidden, notFound, offline, rateLimited, unauthenticated, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { errorCodeOf, errorMessageOf } from '../error-code';

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
      // The sign-out has closed the client: nothing was read or written, so an unsent change stays in the outbox.
      return errorMessageOf(error).includes('client has already been terminated') ? aborted : conflict(what);
    case 'aborted':
    case 'already-exists':
      return conflict(what);
    case 'cancelled':
      return aborted;
    default: {
      const message = errorMessageOf(error);
      // The client has stopped, and nothing was written: the outbox must keep the change instead of refusing it.
      return message.includes('INTERNAL ASSERTION FAILED') ? unavailable(null, message) : unexpected(message);
    }
  }
};
