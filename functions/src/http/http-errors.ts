import type { Failure, FailureTag } from '#domain/shared/failure';

/** What is sent instead of an answer. */
export type HttpError = { readonly status: number; readonly message: string; readonly headers?: Readonly<Record<string, string>> };

/** Failure → HTTP status: the one table. */
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

/** What was wrong with a field, by the name of the rule that it breaks. */
const RULES: Readonly<Record<string, string>> = {
  required: 'is required',
  'too-long': 'is too long',
  'not-an-email': 'is not an e-mail address',
  'not-a-phone-number': 'is not a phone number',
  'not-an-address': 'is not an https address',
  'password-too-short': 'has to have at least 8 characters',
  'password-too-long': 'can have at most 128 characters',
};

const AGAIN = 'Something went wrong on our side. Please try again.';

const words = (failure: Failure): string => {
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
      return AGAIN;
  }
};

/** A failure as callers hear of it: what was wrong, and nothing of how the server is made. */
export const toErrorResponse = (failure: Failure): HttpError => {
  const refusal = { status: STATUS[failure._tag], message: words(failure) };
  if (failure._tag === 'rate-limited')
    return { ...refusal, headers: { 'Retry-After': String(Math.max(1, Math.ceil((failure.retryAfterMs ?? 1000) / 1000))) } };
  return failure._tag === 'unauthenticated' ? { ...refusal, headers: { 'WWW-Authenticate': 'Bearer' } } : refusal;
};
