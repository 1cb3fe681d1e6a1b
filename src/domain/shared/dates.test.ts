import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isDay, isTimeOfDay, TimeMillis, toIsoDate } from './dates';

const day = fc.date({ min: new Date('1890-01-01'), max: new Date('2150-01-01'), noInvalidDate: true }).map((date) => toIsoDate(date.getTime()));

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

/** Texts of the form of a day that are no day. `tests/rules/cases/diary.ts` refuses the same. */
const NO_DAYS = ['2026-99-99', '2025-02-29', '2026-00-10', '2026-04-31', '2026-1-1', '20260101', '', '2026-01-01T00:00:00Z'];

describe('isDay', () => {
  it.each(NO_DAYS)('refuses %j', (text) => expect(isDay(text)).toBe(false));

  it('accepts every day, and 29 February of leap years', () => {
    fc.assert(fc.property(day, isDay));
    expect([isDay('2024-02-29'), isDay('1900-02-29')]).toEqual([true, false]);
  });
});

describe('isTimeOfDay', () => {
  const MINUTE = 60_000;
  it.each([
    ['a day before the first time of the day', '2026-03-01', Date.parse('2026-02-28T00:00:00Z'), true],
    ['earlier', '2026-03-01', Date.parse('2026-02-28T00:00:00Z') - 1, false],
    ['a day behind the last time of the day', '2026-03-01', Date.parse('2026-03-03T00:00:00Z') - 1, true],
    ['later', '2026-03-01', Date.parse('2026-03-03T00:00:00Z'), false],
    ['on a day that does not exist', '2025-02-29', Date.parse('2025-03-01T00:00:00Z'), false],
    ['at no time', '2026-03-01', NaN, false],
  ])('%s', (_, text, millis, expected) => expect(isTimeOfDay(millis, text)).toBe(expected));

  it('accepts every time of a local day, from 14 hours ahead of UTC to 12 behind', () => {
    fc.assert(fc.property(day, fc.integer({ min: 0, max: 1439 }), fc.integer({ min: -12 * 60, max: 14 * 60 }), (text, minute, ahead) =>
      isTimeOfDay(Date.parse(`${text}T00:00:00Z`) + (minute - ahead) * MINUTE, text)));
  });
});

it('TimeMillis has every time that can be formatted, and no other number', () => {
  expect([0, -8.64e15, 8.64e15].every((millis) => TimeMillis.is(millis) && toIsoDate(millis) !== '')).toBe(true);
  expect([NaN, Infinity, 8.64e15 + 1, -9e15, '0', null].filter(TimeMillis.is)).toEqual([]);
});
