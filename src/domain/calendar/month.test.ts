import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/shared/dates';
import { addMonths, dayForKey, monthOf, weeksOfMonth } from './month';

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1900-01-01', days));

describe('months of the calendar', () => {
  it('weeksOfMonth returns whole weeks from Monday on with each day of the month once', () => {
    expect(weeksOfMonth('2026-11').map((week) => [week[0], week[6]])).toEqual([
      ['2026-10-26', '2026-11-01'], ['2026-11-02', '2026-11-08'], ['2026-11-09', '2026-11-15'], ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'], ['2026-11-30', '2026-12-06'],
    ]);
    expect(weeksOfMonth('2027-02')).toHaveLength(4);
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = weeksOfMonth(monthOf(day)).flat();
        expect(days.every((each, index) => index === 0 || each === addDays(days[index - 1] ?? '', 1))).toBe(true);
        expect(days.filter((each) => each === day)).toHaveLength(1);
      }),
    );
  });

  it('addMonths crosses years in both directions', () => {
    expect([addMonths('2026-11', 2), addMonths('2026-01', -1), addMonths('2026-12', 0)]).toEqual(['2027-01', '2025-12', '2026-12']);
    fc.assert(fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, count) => {
      expect(addMonths(addMonths(monthOf(day), count), -count)).toBe(monthOf(day));
    }));
  });

  it('dayForKey moves by day, week and month, and keeps to the month’s last day', () => {
    const moved = (key: string, day = '2026-11-20') => dayForKey(key, day);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map((key) => moved(key))).toEqual([
      '2026-11-19', '2026-11-21', '2026-11-13', '2026-11-27', '2026-11-16', '2026-11-22', '2026-10-20', '2026-12-20',
    ]);
    expect([moved('PageDown', '2027-01-31'), moved('PageUp', '2026-12-31'), moved('a')]).toEqual(['2027-02-28', '2026-11-30', null]);
  });
});
