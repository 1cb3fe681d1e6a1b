import { describe, expect, it } from 'vitest';
import {
  aborted, conflict, invalid, isRetryable, forbidden, notFound, offline, toFailure, rateLimited, unauthenticated, unavailable, invalidData,
  unexpected, type Failure,
} from './failure';

/** One failure of every kind, and whether a retry may succeed. */
const kinds: ReadonlyArray<readonly [Failure, boolean]> = [
  [notFound('title'), false],
  [offline, true],
  [unavailable(503, 'closed'), true],
  [unavailable(null, 'no answer in time'), true],
  [rateLimited(2000), true],
  [invalidData('tmdb', 'results.0.title', 'string'), false],
  [unauthenticated, false],
  [forbidden('list'), false],
  [invalid('email', 'required'), false],
  [conflict('list'), false],
  [aborted, false],
  [unexpected('an error'), true],
];

describe('toFailure', () => {
  it.each(kinds)('returns a thrown failure unchanged: %j', (failure) => {
    expect(toFailure(failure)).toBe(failure);
  });

  it('returns aborted for an AbortError', () => {
    expect(toFailure(new DOMException('stop', 'AbortError'))).toEqual(aborted);
  });

  it.each([
    [new TypeError('x is undefined'), 'x is undefined'],
    ['just words', 'just words'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ _tag: 'something-else' }, '[object Object]'],
    [{ _tag: 3 }, '[object Object]'],
  ])('returns unexpected for any other thrown value: %s', (thrown, message) => {
    expect(toFailure(thrown)).toEqual(unexpected(message));
  });
});

describe('isRetryable', () => {
  it.each(kinds)('for %j is %s', (failure, expected) => {
    expect(isRetryable(failure)).toBe(expected);
  });
});
