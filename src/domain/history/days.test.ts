import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDay, toIsoDate } from '#domain/shared/dates';
import { isDay, isTimeOfDay, localMoment, momentOfDay } from './days';

const day = fc
  .date({ min: new Date('1890-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => toIsoDate(date.getTime()));

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

describe.each(['Pacific/Niue', 'America/New_York', 'UTC', 'Pacific/Tongatapu'])('in the time zone %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  it('a moment that stands for a day is shown on this day', () => {
    vi.stubEnv('TZ', zone);
    const later = day.filter((each) => each >= '1970-01-01');
    fc.assert(fc.property(later, (each) => calendarDay(localMoment(momentOfDay(each))) === each && toIsoDate(momentOfDay(each)) === each));
  });

  it('any other moment is shown as it is', () => {
    vi.stubEnv('TZ', zone);
    const others = [1, -1, 3_600_000, -43_200_000].map((ms) => momentOfDay('2026-03-29') + ms);
    expect(others.map(localMoment)).toEqual(others);
  });
});
