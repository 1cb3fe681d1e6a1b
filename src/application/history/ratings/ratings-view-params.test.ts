import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedGenreNames } from '#application/lists/items/item-view-params';
import { noRatingFilter, RATING_SORT_FIELDS } from '#domain/history/ratings/rating-query';
import { isRatingsViewFiltered, parseRatingsView, ratingsViewParams, usualRatingSort, type RatingsView } from './ratings-view-params';

const parse = (text: string): RatingsView => parseRatingsView(new URLSearchParams(text));
const usual: RatingsView = { ...usualRatingSort, ...noRatingFilter, statistics: false };

describe('parseRatingsView', () => {
  it.each([
    ['', {}],
    ['sort=own-rating', { sort: 'rating', direction: 'desc' }],
    ['sort=difference.asc', { sort: 'difference', direction: 'asc' }],
    ['sort=rating&words=+the+wire+', { sort: 'vote', direction: 'desc', words: 'the wire' }],
    ['sort=length', { sort: 'runtime', direction: 'asc' }],
    ['sort=title', { sort: 'titleKey', direction: 'asc' }],
    ['type=tv&genre=sci-fi-fantasy&decade=1990&rating=8.5', { mediaType: 'tv', genre: 'Sci-Fi & Fantasy', decade: 1990, value: 8.5 }],
    ['rating=10&statistics=shown', { value: 10, statistics: true }],
    ['country=KR&director=-12&actor=31', { country: 'KR', director: '-12', actor: '31' }],
  ] as const)('reads "%s"', (text, expected) => expect(parse(text)).toEqual({ ...usual, ...expected }));

  it.each([
    'sort=vote', 'type=book', 'genre=cooking', 'decade=1995', 'rating=0', 'rating=10.5', 'rating=7.3', 'rating=1e1', 'statistics=x',
    'country=kr', 'director=Bong', 'actor=0',
  ])('ignores the invalid %s', (text) => expect(parse(text)).toEqual(usual));
});

describe('ratingsViewParams', () => {
  const anyView: fc.Arbitrary<RatingsView> = fc.record({
    sort: fc.constantFrom(...RATING_SORT_FIELDS),
    direction: fc.constantFrom('asc', 'desc'),
    mediaType: fc.constantFrom(null, 'movie', 'tv'),
    genre: fc.constantFrom(null, ...storedGenreNames(null)),
    decade: fc.constantFrom(null, 1930, 2020),
    value: fc.constantFrom(null, 0.5, 7, 10),
    words: fc.constantFrom(null, 'the wire'),
    country: fc.constantFrom(null, 'KR'),
    director: fc.constantFrom(null, '-12', '31'),
    actor: fc.constantFrom(null, '31'),
    statistics: fc.boolean(),
  });

  it('is the inverse of parseRatingsView, and writes nothing of the usual view', () => {
    fc.assert(fc.property(anyView, (view) => {
      expect(parseRatingsView(ratingsViewParams(view))).toEqual(view);
    }));
    expect(ratingsViewParams(usual).toString()).toBe('');
  });

  it('tells filters from order', () => {
    expect(isRatingsViewFiltered({ ...usual, sort: 'titleKey', statistics: true })).toBe(false);
    expect(isRatingsViewFiltered({ ...usual, value: 7 })).toBe(true);
  });
});
