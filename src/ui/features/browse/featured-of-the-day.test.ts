import { describe, expect, it } from 'vitest';
import { FIRST_DAY_FEATURED_TITLES } from '#ui/features/landing/featured.ts';
import { featuredOfTheDay } from './featured-of-the-day';

const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;
const days = [0, 1, 2, 3, 4, 5, 6].map((day) => MONDAY + day * DAY);

describe.each(['movie', 'tv'] as const)('featuredOfTheDay: %s', (mediaType) => {
  const names = (now: number): ReadonlyArray<string> => featuredOfTheDay(mediaType, now).map(({ title }) => title.title);

  it('is the same from the first to the last millisecond of a day, and again after a week', () => {
    expect(names(MONDAY + DAY - 1)).toEqual(names(MONDAY));
    expect(names(MONDAY + 7 * DAY)).toEqual(names(MONDAY));
  });

  it('has another large title with a sentence on each day of a week, beside two other titles', () => {
    const large = days.map((now) => featuredOfTheDay(mediaType, now)[0]);
    expect(new Set(large.map((featured) => featured?.title.id)).size).toBe(7);
    expect(large.every((featured) => (featured?.pitch ?? '') !== '')).toBe(true);
    expect(days.map((now) => new Set(names(now)).size)).toEqual(days.map(() => 3));
  });

  it('has the prerendered titles on one of the days', () => {
    expect(days.map((now) => featuredOfTheDay(mediaType, now))).toContainEqual(FIRST_DAY_FEATURED_TITLES[mediaType]);
  });
});
