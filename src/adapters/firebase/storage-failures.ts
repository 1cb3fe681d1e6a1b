import { aborted, invalid, notAllowed, notFound, offline, unauthenticated, unavailable, unexpected, type Failure } from '#domain/failure';
import { codeOf, messageOf } from './code-of';

/** What a refusal of the file storage means. The first four are what it answers with 401, 402, 403 and 404. */
const FAILURES: Readonly<Record<string, Failure>> = {
  unauthenticated,
  'quota-exceeded': unavailable(402, 'Quota exceeded'),
  unauthorized: notAllowed('this place for pictures'),
  'object-not-found': notFound('picture'),
  'unauthorized-app': unauthenticated,
  'retry-limit-exceeded': offline,
  canceled: aborted,
  'invalid-checksum': invalid('picture', 'not-a-picture'),
};

export const storageFailure = (thrown: unknown): Failure => FAILURES[codeOf(thrown).replace(/^storage\//, '')] ?? unexpected(messageOf(thrown));
