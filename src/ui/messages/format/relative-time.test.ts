import { describe, expect, it } from 'vitest';
import { daysAgoText, formatMonth } from './relative-time';

const at = (text: string): number => new Date(`${text}:00`).getTime();

describe('daysAgoText', () => {
  it('counts calendar days, not hours', () => {
    expect(daysAgoText(at('2026-11-20T00:05'), at('2026-11-20T23:55'))).toBe('today');
    expect(daysAgoText(at('2026-11-19T23:55'), at('2026-11-20T00:05'))).toBe('yesterday');
    expect(daysAgoText(at('2026-11-14T12:00'), at('2026-11-20T00:05'))).toBe('6 days ago');
  });

  it('returns the date from a week on, with the year if it differs', () => {
    expect(daysAgoText(at('2026-11-13T12:00'), at('2026-11-20T12:00'))).toBe('on 13 November');
    expect(daysAgoText(at('2025-12-31T12:00'), at('2026-11-20T12:00'))).toBe('on 31 December 2025');
  });

  it('returns today for a time in the future (clock skew)', () => {
    expect(daysAgoText(at('2026-11-21T12:00'), at('2026-11-20T12:00'))).toBe('today');
  });
});

describe('formatMonth', () => {
  it('returns month and year', () => expect(formatMonth(at('2026-01-05T12:00'))).toBe('January 2026'));
});
