import { describe, expect, it } from 'vitest';
import { toViewingTime } from './history-use-cases';

const NOW = new Date(2026, 10, 20, 21, 30).getTime();

describe('toViewingTime', () => {
  it('keeps the moment of logging of today, and noon of a past day', () => {
    expect(toViewingTime({ kind: 'now' }, NOW)).toEqual({ day: '2026-11-20', watchedAt: NOW });
    expect(toViewingTime({ kind: 'day', day: '2026-11-20' }, NOW)).toEqual({ day: '2026-11-20', watchedAt: NOW });
    expect(toViewingTime({ kind: 'day', day: '2019-02-03' }, NOW)).toEqual({
      day: '2019-02-03',
      watchedAt: new Date(2019, 1, 3, 12).getTime(),
    });
    expect(toViewingTime({ kind: 'unknown' }, NOW)).toEqual({ day: null, watchedAt: null });
  });
});
