import { describe, expect, it } from 'vitest';
import { aborted, conflict, invalid, isRetryable, forbidden, notFound, offline, toFailure, rateLimited, unauthenticated, unavailable, invalidData, unexpected, type Failure } from './failure';

/** One of every kind, and whether asking again may help. */
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
  [unexpected('a fault'), true],
];

describe('a failure that was thrown', () => {
  it.each(kinds)('comes back as it was: %j', (failure) => {
    expect(toFailure(failure)).toBe(failure);
  });

  it('is a lost interest when a signal was aborted', () => {
    expect(toFailure(new DOMException('stop', 'AbortError'))).toEqual(aborted);
  });

  it.each([
    [new TypeError('x is undefined'), 'x is undefined'],
    ['just words', 'just words'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ _tag: 'something-else' }, '[object Object]'],
    [{ _tag: 3 }, '[object Object]'],
  ])('is a fault of ours when it is anything else: %s', (thrown, message) => {
    expect(toFailure(thrown)).toEqual(unexpected(message));
  });
});

describe('asking again', () => {
  it.each(kinds)('after %j is worth it: %s', (failure, worth) => {
    expect(isRetryable(failure)).toBe(worth);
  });
});
