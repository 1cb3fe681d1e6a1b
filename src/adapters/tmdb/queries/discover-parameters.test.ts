import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popularitySort, MIN_VOTES, noFilters, CATALOGUE_SORT_KEYS, type Filters } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { discoverParameters, typeLacksRequiredGenre, toSortByParameter } from './discover-parameters';
import { filters } from '#adapters/tmdb/stub-tmdb.fixture';

const orNull = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(arbitrary);
const year = orNull(fc.integer({ min: 1874, max: 2100 }));
const slugs = fc.subarray(GENRES.map(({ slug }) => slug), { maxLength: 3 });
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  genresIn: slugs, genresOut: slugs, yearFrom: year, yearTo: year, voteFrom: orNull(fc.integer({ min: 0, max: 10 })),
  voteTo: orNull(fc.integer({ min: 0, max: 10 })), votesFrom: orNull(fc.nat(10_000)),
  runtimeFrom: orNull(fc.nat(300)), runtimeTo: orNull(fc.nat(300)), language: orNull(fc.constantFrom('en', 'ru')),
  country: orNull(fc.constantFrom('US', 'AT')), certification: orNull(fc.constantFrom('G', 'PG-13')), content: fc.constant([]),
});
const anyType = fc.constantFrom<MediaType>('movie', 'tv');

describe('discoverParameters', () => {
  it('returns only the sort and the exclusion of adult titles for no filters', () => {
    const parameters = Object.entries(discoverParameters('movie', noFilters, popularitySort)).filter(([, value]) => value !== null);
    expect(Object.fromEntries(parameters)).toEqual({ include_adult: false, sort_by: 'popularity.desc' });
  });

  it('maps every filter to a parameter of TMDB', () => {
    const input = filters({
      genresIn: ['drama', 'science-fiction'], genresOut: ['horror'], yearFrom: 1960, yearTo: 1979, voteFrom: 6, voteTo: 9.5, votesFrom: 100,
      runtimeFrom: 60, runtimeTo: 180, language: 'ru', country: 'SU', certification: 'PG',
    });
    expect(discoverParameters('movie', input, { key: 'date', direction: 'asc' })).toEqual({
      include_adult: false, sort_by: 'primary_release_date.asc', 'primary_release_date.gte': '1960-01-01',
      'primary_release_date.lte': '1979-12-31', with_genres: '18,878', without_genres: '27', 'vote_average.gte': 6, 'vote_average.lte': 9.5,
      'vote_count.gte': 100, 'with_runtime.gte': 60, 'with_runtime.lte': 180, with_original_language: 'ru', with_origin_country: 'SU',
      certification: 'PG', certification_country: 'US',
    });
  });

  it('deduplicates genres that are one genre of series, and uses first_air_date for series', () => {
    const input = filters({ genresIn: ['action', 'adventure'], yearFrom: 2008 });
    expect(discoverParameters('tv', input, popularitySort)).toMatchObject({ with_genres: '10759', 'first_air_date.gte': '2008-01-01' });
  });

  it.each([
    ['popularity', 'popularity.asc', 'popularity.desc'],
    ['vote', 'vote_average.asc', 'vote_average.desc'],
    ['votes', 'vote_count.asc', 'vote_count.desc'],
    ['date', 'primary_release_date.asc', 'first_air_date.desc'],
    ['title', 'title.asc', 'name.desc'],
    ['original-title', 'original_title.asc', 'original_name.desc'],
  ] as const)('sorts by %s in both directions with the field of the media type', (key, movie, tv) => {
    expect([toSortByParameter('movie', key, 'asc'), toSortByParameter('tv', key, 'desc')]).toEqual([movie, tv]);
  });

  it.each([
    ['the default minimum if sorted by vote', null, 'vote', MIN_VOTES],
    ['a lower minimum from the filters', 5, 'vote', 5],
    ['a minimum of 0 from the filters', 0, 'vote', 0],
    ['a higher minimum from the filters', 1000, 'vote', 1000],
    ['no minimum for another sort key', null, 'popularity', null],
  ] as const)('sets the minimum votes: %s', (_, votesFrom, key, minVotes) => {
    for (const direction of ['asc', 'desc'] as const) {
      expect(discoverParameters('movie', filters({ votesFrom }), { key, direction })['vote_count.gte']).toBe(minVotes);
    }
  });

  it('always excludes adult titles, omits unset filters, and uses only genre ids of the media type', () => {
    fc.assert(
      fc.property(anyType, anyFilters, fc.constantFrom(...CATALOGUE_SORT_KEYS), (mediaType, input, key) => {
        const parameters = discoverParameters(mediaType, input, { key, direction: 'desc' });
        expect(parameters['include_adult']).toBe(false);
        const field = mediaType === 'movie' ? 'primary_release_date' : 'first_air_date';
        expect(parameters[`${field}.gte`]).toBe(input.yearFrom === null ? null : `${input.yearFrom}-01-01`);
        expect(parameters[`${field}.lte`]).toBe(input.yearTo === null ? null : `${input.yearTo}-12-31`);
        expect(parameters['certification_country']).toBe(input.certification === null ? null : 'US');
        const numbers = new Set(GENRES.map((genre) => genre[mediaType]?.id));
        const ids = [parameters['with_genres'], parameters['without_genres']].flatMap((text) =>
          typeof text === 'string' ? text.split(',').map(Number) : [],
        );
        expect(ids.every((id) => numbers.has(id))).toBe(true);
      }),
    );
  });

  it('sets a lower bound of 1 where an upper bound alone would include unknown values', () => {
    fc.assert(fc.property(anyType, anyFilters, (mediaType, input) => {
      const parameters = discoverParameters(mediaType, input, popularitySort);
      if (input.runtimeTo !== null) expect(Number(parameters['with_runtime.gte'])).toBeGreaterThanOrEqual(1);
      if (input.voteTo !== null || input.voteFrom !== null) expect(Number(parameters['vote_count.gte'])).toBeGreaterThanOrEqual(1);
      expect(Number(parameters['vote_count.gte'] ?? 0)).toBeGreaterThanOrEqual(input.votesFrom ?? 0);
    }));
  });

  it('typeLacksRequiredGenre is true for a required genre that the media type lacks', () => {
    expect(typeLacksRequiredGenre('tv', filters({ genresIn: ['horror'] }))).toBe(true);
    expect(typeLacksRequiredGenre('movie', filters({ genresIn: ['horror'], genresOut: ['talk'] }))).toBe(false);
    expect(typeLacksRequiredGenre('tv', filters({ genresOut: ['horror'] }))).toBe(false);
  });
});
