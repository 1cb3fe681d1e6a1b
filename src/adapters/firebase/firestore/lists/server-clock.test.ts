import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock';

const NOW = 1_700_000_000_000;

describe('createServerClock', () => {
  it.each<[string, () => Promise<number | null>, boolean, number]>([
    ['three days ahead', () => Promise.resolve(NOW - 3 * 86_400_000), true, NOW - 3 * 86_400_000],
    ['an hour behind', () => Promise.resolve(NOW + 3_600_000), true, NOW + 3_600_000],
    ['right within half a minute', () => Promise.resolve(NOW + 20_000), false, NOW],
    ['unknown', () => Promise.resolve(null), false, NOW],
    ['not to be checked without a network', () => Promise.reject(new Error('no network')), false, NOW],
  ])('finds the clock %s', async (_, readServerTime, isCorrected, now) => {
    const clock = createServerClock(readServerTime, () => NOW);
    expect(await clock.correct()).toBe(isCorrected);
    expect(clock.now()).toBe(now);
    // A corrected clock is right.
    expect(await clock.correct()).toBe(false);
  });
});
