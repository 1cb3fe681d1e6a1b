import { describe, expect, it } from 'vitest';
import { daysAgo, inMonth } from './relative-time';

const at = (text: string): number => new Date(`${text}:00`).getTime();

describe('daysAgo', () => {
  it('counts calendar days, not hours', () => {
    expect(daysAgo(at('2026-11-20T00:05'), at('2026-11-20T23:55'))).toBe('today');
    expect(daysAgo(at('2026-11-19T23:55'), at('2026-11-20T00:05'))).toBe('yesterday');
    expect(daysAgo(at('2026-11-14T12:00'), at('2026-11-20T00:05'))).toBe('6 days ago');
  });

  it('returns the date from a week on, with the year if it differs', () => {
    expect(daysAgo(at('2026-11-13T12:00'), at('2026-11-20T12:00'))).toBe('on 13 November');
    expect(daysAgo(at('2025-12-31T12:00'), at('2026-11-20T12:00'))).toBe('on 31 December 2025');
  });

  it('returns today for a time in the future (clock skew)', () => {
    expect(daysAgo(at('2026-11-21T12:00'), at('2026-11-20T12:00'))).toBe('today');
  });
});

describe('inMonth', () => {
  it('returns month and year', () => expect(inMonth(at('2026-01-05T12:00'))).toBe('January 2026'));
});
