import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RatingChange } from '#domain/history/history-change';
import type { TitleRating } from '#domain/history/rating';
import { film } from '#domain/lists/list.fixture';
import { averageRating, ratingDistribution, ratingsByDecade, ratingsByGenre } from './rating-numbers';
import { matchesRatingFilter, noRatingFilter, orderRatings, RATING_SORT_FIELDS, voteDifference, type RatingSort } from './rating-query';
import { anyRatings, filmRating } from './ratings.fixture';
import { withRatingChanges } from './with-rating-changes';

const heat = filmRating(1, 9, { title: 'Heat', releaseYear: 1995, genres: ['Crime', 'Drama'], vote: 7.9 });
const mank = filmRating(2, 6.5, { title: 'Mank', releaseYear: 2020, genres: ['Drama'], vote: 6.6 });
const lost = filmRating(3, 9, { title: 'A Lost Film', releaseYear: null, genres: [], vote: null, runtime: null });
const ratings = [heat, mank, lost];
const titles = (some: ReadonlyArray<TitleRating>): ReadonlyArray<string> => some.map(({ item }) => item.title);

describe('numbers of ratings', () => {
  it('count every value in halves, and the mean', () => {
    const distribution = ratingDistribution(ratings);
    expect(distribution.map(({ value }) => value)).toEqual(Array.from({ length: 20 }, (_, index) => (index + 1) / 2));
    expect(distribution.filter(({ count }) => count > 0)).toEqual([{ value: 6.5, count: 1 }, { value: 9, count: 2 }]);
    expect([averageRating([heat, mank]), averageRating([])]).toEqual([7.75, null]);
  });

  it('group by decade, the latest first, and by genre, most ratings first', () => {
    expect(ratingsByDecade(ratings)).toEqual([{ key: '2020', count: 1, average: 6.5 }, { key: '1990', count: 1, average: 9 }]);
    expect(ratingsByGenre(ratings)).toEqual([{ key: 'Drama', count: 2, average: 7.75 }, { key: 'Crime', count: 1, average: 9 }]);
  });

  it('count each rating once, and are the numbers of the titles that a filter shows', () =>
    fc.assert(fc.property(anyRatings, (some) => {
      const distribution = ratingDistribution(some);
      expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
      expect(distribution.reduce((sum, { value, count }) => sum + value * count, 0)).toBeCloseTo((averageRating(some) ?? 0) * some.length);
      for (const { value, count } of distribution)
        expect(some.filter(matchesRatingFilter({ ...noRatingFilter, value }))).toHaveLength(count);
      for (const { key, count, average } of ratingsByGenre(some)) {
        const shown = some.filter(matchesRatingFilter({ ...noRatingFilter, genre: key }));
        expect([shown.length, averageRating(shown)]).toEqual([count, average]);
      }
      for (const { key, count, average } of ratingsByDecade(some)) {
        const shown = some.filter(matchesRatingFilter({ ...noRatingFilter, decade: Number(key) }));
        expect([shown.length, averageRating(shown)]).toEqual([count, average]);
      }
    })));
});

it('a filter by words finds the titles whose names have them', () => {
  const found = (words: string) => titles(ratings.filter(matchesRatingFilter({ ...noRatingFilter, words })));
  expect([found('film lost'), found('hea'), found('x')]).toEqual([['A Lost Film'], ['Heat'], []]);
});

describe('orderRatings', () => {
  it.each([
    ['ratedAt', 'desc', ['A Lost Film', 'Mank', 'Heat']],
    ['rating', 'asc', ['Mank', 'Heat', 'A Lost Film']],
    ['titleKey', 'asc', ['Heat', 'A Lost Film', 'Mank']],
    ['releaseYear', 'desc', ['Mank', 'Heat', 'A Lost Film']],
    ['releaseYear', 'asc', ['Heat', 'Mank', 'A Lost Film']],
    ['vote', 'asc', ['Mank', 'Heat', 'A Lost Film']],
    ['runtime', 'asc', ['Heat', 'Mank', 'A Lost Film']],
    ['difference', 'desc', ['Heat', 'Mank', 'A Lost Film']],
    ['difference', 'asc', ['Mank', 'Heat', 'A Lost Film']],
  ] as const)('orders by %s %s, unknown values last', (sort, direction, expected) =>
    expect(titles(orderRatings(ratings, { sort, direction }))).toEqual(expected));

  it('keeps every rating, and reverses the known ones', () =>
    fc.assert(fc.property(anyRatings, fc.constantFrom(...RATING_SORT_FIELDS), (some, sort) => {
      const order = (direction: RatingSort['direction']) => orderRatings(some, { sort, direction });
      const isKnown = (rating: TitleRating): boolean =>
        sort === 'releaseYear' || sort === 'runtime' ? rating.item[sort] !== null
          : (sort !== 'difference' && sort !== 'vote') || rating.item.vote !== null;
      expect(new Set(order('asc'))).toEqual(new Set(some));
      expect(order('asc').filter(isKnown).toReversed()).toEqual(order('desc').filter(isKnown));
      for (const ordered of [order('asc'), order('desc')])
        expect(ordered.map(isKnown)).toEqual(ordered.map(isKnown).toSorted().toReversed());
    })));

  it('takes the difference between the figures that are shown', () => {
    expect([voteDifference(heat), voteDifference(mank), voteDifference(lost)]).toEqual([1.1, -0.1, null]);
    expect(voteDifference(filmRating(4, 7.5, { vote: 7.449 }))).toBe(0.1);
  });
});

describe('withRatingChanges', () => {
  const change = (movieID: number, rating: number | null, ratedAt = 1): RatingChange => ({
    title: film(movieID), rating, before: null, ratedAt,
  });

  it('adds, replaces and removes, the last change of a title last', () => {
    const changed = withRatingChanges(ratings, [change(1, 5), change(2, null), change(4, 8), change(1, 5.5, 2)]);
    expect(changed.map(({ item, rating, ratedAt }) => [item.movieID, rating, ratedAt])).toEqual([
      [1, 5.5, 2], [3, 9, lost.ratedAt], [4, 8, 1],
    ]);
  });

  it('keeps the time of an equal value, and the array without a change', () => {
    expect(withRatingChanges(ratings, [change(1, 9)])).toEqual(ratings);
    expect(withRatingChanges(ratings, [])).toBe(ratings);
  });
});
