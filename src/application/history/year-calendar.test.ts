import { describe, expect, it } from 'vitest';
import { dayIndexForKey, heatLevel, yearCalendar } from './year-calendar';

describe('yearCalendar', () => {
  it('begins in the column of the week of 1 January and ends on 31 December', () => {
    const days = yearCalendar(2026);
    expect(days).toHaveLength(365);
    // 1 January 2026 is a Thursday.
    expect(days[0]).toEqual({ day: '2026-01-01', week: 0, weekday: 3 });
    expect(days[4]).toEqual({ day: '2026-01-05', week: 1, weekday: 0 });
    expect(days.at(-1)).toEqual({ day: '2026-12-31', week: 52, weekday: 3 });
  });

  it('has 29 February in leap years', () => {
    expect(yearCalendar(2024)).toHaveLength(366);
    expect(yearCalendar(2024)[59]?.day).toBe('2024-02-29');
  });
});

describe('heatLevel', () => {
  it('counts up to four', () => expect([0, 1, 3, 4, 9].map(heatLevel)).toEqual([0, 1, 3, 4, 4]));
});

describe('dayIndexForKey', () => {
  it.each([
    ['ArrowDown', 11],
    ['ArrowUp', 9],
    ['ArrowRight', 17],
    ['ArrowLeft', 3],
    ['PageDown', 38],
    ['Home', 0],
    ['End', 364],
    ['PageUp', 0],
  ])('%s leads from day 10 to day %i', (key, target) => {
    expect(dayIndexForKey(key, 10, 365)).toBe(target);
  });

  it('ignores other keys', () => expect(dayIndexForKey('a', 10, 365)).toBeNull());
});
