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

/** Message parts by the name of the broken rule. */
const RULES: Readonly<Record<string, string>> = {
  required: 'is required',
  'too-long': 'is too long',
  'not-an-email': 'is not an e-mail address',
  'not-a-phone-number': 'is not a phone number',
  'not-an-address': 'is not an https address',
  'password-too-short': 'has to have at least 8 characters',
  'password-too-long': 'can have at most 128 characters',
};

const INTERNAL_ERROR = 'Something went wrong on our side. Please try again.';

const toMessage = (failure: Failure): string => {
  switch (failure._tag) {
    case 'invalid-data':
      return failure.path === '(whole)'
        ? `The body is not what it has to be: ${failure.expected}.`
        : `The field ${failure.path} is not what it has to be: ${failure.expected}.`;
    case 'invalid':
      return `The field ${failure.field} ${RULES[failure.rule] ?? 'breaks a rule'}.`;
    case 'unauthenticated':
      return 'Please sign in.';
    case 'forbidden':
      return `Not allowed: ${failure.what}.`;
    case 'not-found':
      return `There is no such ${failure.what}.`;
    case 'conflict':
      return `This cannot be done now: ${failure.what}.`;
    case 'rate-limited':
      return 'Too many calls. Please wait a moment.';
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
