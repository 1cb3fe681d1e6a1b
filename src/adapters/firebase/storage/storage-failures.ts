import {
  aborted, invalid, forbidden, notFound, offline, unauthenticated, unavailable, unexpected, type Failure,
} from '#domain/shared/failure';
import { errorCodeOf, sdkErrorMessage } from '#adapters/firebase/error-code';

/** Failures by error code of Cloud Storage. The first four codes are the statuses 401, 402, 403 and 404. */
const FAILURES: Readonly<Record<string, Failure>> = {
  unauthenticated,
  'quota-exceeded': unavailable(402, 'Quota exceeded'),
  unauthorized: forbidden('this place for pictures'),
  'object-not-found': notFound('image'),
  'unauthorized-app': unauthenticated,
  'retry-limit-exceeded': offline,
  canceled: aborted,
  'invalid-checksum': invalid('image', 'not-an-image'),
};

export const storageFailure = (error: unknown): Failure =>
  FAILURES[errorCodeOf(error).replace(/^storage\//, '')] ?? unexpected(sdkErrorMessage(error));
