import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, TimeMillis, toIsoDate } from './dates';

const day = fc
  .date({ min: new Date('1890-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => toIsoDate(date.getTime()));

describe('toIsoDate and addDays', () => {
  it('toIsoDate returns the UTC day for any time of day and offset', () => {
    expect(toIsoDate(Date.parse('2026-02-28T23:59:59.999Z'))).toBe('2026-02-28');
    expect(toIsoDate(Date.parse('2026-03-01T00:30:00+02:00'))).toBe('2026-02-28');
  });

  it('addDays handles leap years and year boundaries', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('addDays with the negated number of days returns the original day', () => {
    fc.assert(fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => addDays(addDays(from, days), -days) === from));
  });

  it('ISO days sort chronologically as strings', () => {
    fc.assert(fc.property(day, fc.integer({ min: 1, max: 4000 }), (from, days) => addDays(from, days) > from));
  });
});

it('TimeMillis has every time that can be formatted, and no other number', () => {
  expect([0, -8.64e15, 8.64e15].every((millis) => TimeMillis.is(millis) && toIsoDate(millis) !== '')).toBe(true);
  expect([NaN, Infinity, 8.64e15 + 1, -9e15, '0', null].filter(TimeMillis.is)).toEqual([]);
});
