import { aborted, invalid, forbidden, notFound, offline, unauthenticated, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { errorCodeOf, errorMessageOf } from '../error-code';

/** What a refusal of the file storage means. The first four are what it answers with 401, 402, 403 and 404. */
const FAILURES: Readonly<Record<string, Failure>> = {
  unauthenticated,
  'quota-exceeded': unavailable(402, 'Quota exceeded'),
  unauthorized: forbidden('this place for pictures'),
  'object-not-found': notFound('picture'),
  'unauthorized-app': unauthenticated,
  'retry-limit-exceeded': offline,
  canceled: aborted,
  'invalid-checksum': invalid('picture', 'not-a-picture'),
};

export const storageFailure = (thrown: unknown): Failure => FAILURES[errorCodeOf(thrown).replace(/^storage\//, '')] ?? unexpected(errorMessageOf(thrown));
