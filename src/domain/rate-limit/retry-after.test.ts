import { describe, expect, it } from 'vitest';
import { parseRetryAfterMs } from './retry-after';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('parseRetryAfterMs', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 12:01:00 GMT', 60_000],
    ['Friday, 20-Nov-26 12:01:00 GMT', 60_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['soon', null],
    ['', null],
    [null, null],
  ])('parses the header %j', (header, expected) => {
    expect(parseRetryAfterMs(header, now)).toBe(expected);
  });
});
