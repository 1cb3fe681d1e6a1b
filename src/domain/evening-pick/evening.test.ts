import { describe, expect, it, vi } from 'vitest';
import { endOf, eveningOf, isClockTime, minutesUntil, toLocalTime } from './evening';

const at = (time: string): number => new Date(`2026-11-27T${time}:00`).getTime();

describe('eveningOf', () => {
  it('keeps the evening after midnight, until five', () => {
    expect(['20:30', '23:59', '00:10', '04:59', '05:00'].map((time) => eveningOf(at(time)))).toEqual([
      '2026-11-27', '2026-11-27', '2026-11-26', '2026-11-26', '2026-11-27',
    ]);
  });
});

describe('minutesUntil', () => {
  it.each([
    ['20:15', '22:30', 135], ['23:15', '00:45', 90], ['22:30', '22:30', 0], ['22:31', '22:30', 0], ['09:00', '23:00', 840],
  ])('at %s until %s', (now, time, minutes) => {
    expect(minutesUntil(time, at(now))).toBe(minutes);
  });
});

describe('toLocalTime', () => {
  const start = Date.parse('2026-11-27T20:00:00+01:00');

  it.each([
    ['Europe/Vienna', '22:30'], ['Asia/Tokyo', '06:30'], ['Europe/Helsinki', '23:30'], ['America/Los_Angeles', '13:30'],
    ['Asia/Kathmandu', '03:15'], ['Pacific/Kiritimati', '11:30'],
  ])('in %s is %s for 22:30 in Vienna, also if the clock in Vienna is a few minutes fast or slow', (zone, time) => {
    vi.stubEnv('TZ', zone);
    const times = [143, 150, 157].map((minutes) => toLocalTime('22:30', minutes, start));
    vi.unstubAllEnvs();
    expect(times).toEqual([time, time, time]);
  });

  it('stays the same around midnight', () => {
    expect(['00:00', '00:05', '23:58'].map((time) => toLocalTime(time, 240, at('20:00')))).toEqual(['00:00', '00:05', '23:58']);
  });
});

describe('isClockTime', () => {
  it('accepts hours and minutes with two digits', () => {
    expect(['22:30', '00:00', '24:00', '9:30', '22:60', ''].map(isClockTime)).toEqual([true, true, false, false, false, false]);
  });
});

describe('endOf', () => {
  it('adds minutes', () => {
    expect(endOf(98, at('20:40'))).toBe(at('22:18'));
  });
});
