import { aborted, conflict, forbidden, notFound, offline, rateLimited, unauthenticated, unexpected, type Failure } from '#domain/shared/failure';
import { errorCodeOf, errorMessageOf } from '../error-code';

/** What a refusal of the document database means. @param what what was asked for, in plain words. */
export const firestoreFailure = (what: string) => (thrown: unknown): Failure => {
  switch (errorCodeOf(thrown)) {
    case 'permission-denied':
      return forbidden(what);
    case 'unauthenticated':
      return unauthenticated;
    case 'not-found':
      return notFound(what);
    // The SDK does not tell a network that is gone from a server that is: either way nothing was read or written.
    case 'unavailable':
    case 'deadline-exceeded':
      return offline;
    case 'resource-exhausted':
      return rateLimited(null);
    case 'aborted':
    case 'failed-precondition':
    case 'already-exists':
      return conflict(what);
    case 'cancelled':
      return aborted;
    default:
      return unexpected(errorMessageOf(thrown));
  }
};
