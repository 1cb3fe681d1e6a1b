import type { Failure, FailureTag } from '#domain/shared/failure';

/** Error response. */
export type HttpError = { readonly status: number; readonly message: string; readonly headers?: Readonly<Record<string, string>> };

/** HTTP status by failure tag. */
const STATUS: Readonly<Record<FailureTag, number>> = {
  'invalid-data': 400,
  invalid: 400,
  unauthenticated: 401,
  'forbidden': 403,
  'not-found': 404,
  conflict: 409,
  'rate-limited': 429,
  aborted: 503,
  offline: 503,
  unavailable: 503,
  unexpected: 500,
};

/** Messages by the name of the broken rule. */
const RULES: Readonly<Record<string, (field: string) => string>> = {
  required: (field) => `The field ${field} is required.`,
  'too-long': (field) => `The field ${field} is too long.`,
  'hidden-characters': (field) => `The field ${field} has control, invisible or special space characters.`,
  'not-an-email': (field) => `The field ${field} is not an e-mail address.`,
  'not-a-phone-number': (field) => `The field ${field} is not a phone number.`,
  'not-an-address': (field) => `The field ${field} is not an https address.`,
  'not-an-image': (field) => `The field ${field} does not name a JPEG, PNG, WebP or AVIF picture.`,
  'without-content-ids': (field) => `The field ${field} cannot be combined with data.contentIds.`,
  'password-too-short': (field) => `The field ${field} needs at least 8 characters.`,
  'password-too-common': (field) => `The field ${field} is one of the most common passwords.`,
  'password-too-long': (field) => `The field ${field} can have at most 128 characters.`,
};
const invalidField = (field: string): string => `The field ${field} is not valid.`;

const INTERNAL_ERROR = 'Something went wrong on our side. Try again.';

/** Longest path of a field that is named in a response or a log entry: a caller may send any key. */
const MAX_PATH_LENGTH = 100;

export const shortenFieldPath = (path: string): string =>
  path.length <= MAX_PATH_LENGTH ? path : `${path.slice(0, MAX_PATH_LENGTH - 1)}…`;

const toMessage = (failure: Failure): string => {
  switch (failure._tag) {
    case 'invalid-data':
      return failure.path === '(whole)'
        ? `The body is not valid. Expected: ${failure.expected}.`
        : `The field ${shortenFieldPath(failure.path)} is not valid. Expected: ${failure.expected}.`;
    case 'invalid':
      return (RULES[failure.rule] ?? invalidField)(failure.field);
    case 'unauthenticated':
      return 'Sign in, then try again.';
    case 'forbidden':
      return `Not allowed: ${failure.what}.`;
    case 'not-found':
      return `The ${failure.what} does not exist.`;
    case 'conflict':
      return `This cannot be done now: ${failure.what}.`;
    case 'rate-limited':
      return 'Too many requests. Try again in a moment.';
    case 'aborted':
    case 'offline':
    case 'unavailable':
    case 'unexpected':
      return INTERNAL_ERROR;
  }
};

/** Returns the error response for a failure, without internals of the server. */
export const toErrorResponse = (failure: Failure): HttpError => {
  const response = { status: STATUS[failure._tag], message: toMessage(failure) };
  if (failure._tag === 'rate-limited')
    return { ...response, headers: { 'Retry-After': String(Math.max(1, Math.ceil((failure.retryAfterMs ?? 1000) / 1000))) } };
  return failure._tag === 'unauthenticated' ? { ...response, headers: { 'WWW-Authenticate': 'Bearer' } } : response;
};
