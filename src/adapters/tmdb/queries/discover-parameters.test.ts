import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPopularity, MIN_VOTES, noFilters, SORT_KEYS, type Filters } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { discoverParameters, hasNoMatches, sortBy } from './discover-parameters';
import { filters } from '../stub-tmdb.fixture';

const orNull = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(some);
const year = orNull(fc.integer({ min: 1874, max: 2100 }));
const slugs = fc.subarray(GENRES.map(({ slug }) => slug), { maxLength: 3 });
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  genresIn: slugs, genresOut: slugs, yearFrom: year, yearTo: year, voteFrom: orNull(fc.integer({ min: 0, max: 10 })),
  voteTo: orNull(fc.integer({ min: 0, max: 10 })), votesFrom: orNull(fc.nat(10_000)),
  runtimeFrom: orNull(fc.nat(300)), runtimeTo: orNull(fc.nat(300)), language: orNull(fc.constantFrom('en', 'ru')),
  country: orNull(fc.constantFrom('US', 'AT')), certification: orNull(fc.constantFrom('G', 'PG-13')),
});
const anyType = fc.constantFrom<MediaType>('movie', 'tv');

describe('discoverParameters', () => {
  it('asks for nothing but popular titles for all ages when nothing is wanted', () => {
    const said = Object.entries(discoverParameters('movie', noFilters, byPopularity)).filter(([, value]) => value !== null);
    expect(Object.fromEntries(said)).toEqual({ include_adult: false, sort_by: 'popularity.desc' });
  });

  it('says every filter in TMDB\'s words', () => {
    const wanted = filters({
      genresIn: ['drama', 'science-fiction'], genresOut: ['horror'], yearFrom: 1960, yearTo: 1979, voteFrom: 6, voteTo: 9.5, votesFrom: 100,
      runtimeFrom: 60, runtimeTo: 180, language: 'ru', country: 'SU', certification: 'PG',
    });
    expect(discoverParameters('movie', wanted, { key: 'date', direction: 'asc' })).toEqual({
      include_adult: false, sort_by: 'primary_release_date.asc', 'primary_release_date.gte': '1960-01-01', 'primary_release_date.lte': '1979-12-31',
      with_genres: '18,878', without_genres: '27', 'vote_average.gte': 6, 'vote_average.lte': 9.5, 'vote_count.gte': 100,
      'with_runtime.gte': 60, 'with_runtime.lte': 180, with_original_language: 'ru', with_origin_country: 'SU',
      certification: 'PG', certification_country: 'US',
    });
  });

  it('says genres that a series type joins once, and dates by first airing', () => {
    const wanted = filters({ genresIn: ['action', 'adventure'], yearFrom: 2008 });
    expect(discoverParameters('tv', wanted, byPopularity)).toMatchObject({ with_genres: '10759', 'first_air_date.gte': '2008-01-01' });
  });

  it.each([
    ['popularity', 'popularity.asc', 'popularity.desc'],
    ['vote', 'vote_average.asc', 'vote_average.desc'],
    ['votes', 'vote_count.asc', 'vote_count.desc'],
    ['date', 'primary_release_date.asc', 'first_air_date.desc'],
    ['title', 'title.asc', 'name.desc'],
    ['original-title', 'original_title.asc', 'original_name.desc'],
  ] as const)('sorts by %s in both directions, in words of the type', (key, movie, tv) => {
    expect([sortBy('movie', key, 'asc'), sortBy('tv', key, 'desc')]).toEqual([movie, tv]);
  });

  it.each([
    ['enough votes for an order by them', null, 'vote', MIN_VOTES], ['as few as somebody says', 5, 'vote', 5], ['none if nobody needs one', 0, 'vote', 0],
    ['as many as somebody says', 1000, 'vote', 1000], ['none for another order', null, 'popularity', null],
  ] as const)('asks for %s', (_, votesFrom, key, least) => {
    for (const direction of ['asc', 'desc'] as const) {
      expect(discoverParameters('movie', filters({ votesFrom }), { key, direction })['vote_count.gte']).toBe(least);
    }
  });

  it('never lets adults\' titles in, never asks for what is absent, and never says an unknown genre', () => {
    fc.assert(fc.property(anyType, anyFilters, fc.constantFrom(...SORT_KEYS), (mediaType, wanted, key) => {
      const said = discoverParameters(mediaType, wanted, { key, direction: 'desc' });
      expect(said['include_adult']).toBe(false);
      const field = mediaType === 'movie' ? 'primary_release_date' : 'first_air_date';
      expect(said[`${field}.gte`]).toBe(wanted.yearFrom === null ? null : `${wanted.yearFrom}-01-01`);
      expect(said[`${field}.lte`]).toBe(wanted.yearTo === null ? null : `${wanted.yearTo}-12-31`);
      expect(said['certification_country']).toBe(wanted.certification === null ? null : 'US');
      const numbers = new Set(GENRES.map((genre) => genre[mediaType]?.id));
      const ids = [said['with_genres'], said['without_genres']].flatMap((text) => (typeof text === 'string' ? text.split(',').map(Number) : []));
      expect(ids.every((id) => numbers.has(id))).toBe(true);
    }));
  });

  it('asks for known values where an upper bound would let unknown ones in', () => {
    fc.assert(fc.property(anyType, anyFilters, (mediaType, wanted) => {
      const said = discoverParameters(mediaType, wanted, byPopularity);
      if (wanted.runtimeTo !== null) expect(Number(said['with_runtime.gte'])).toBeGreaterThanOrEqual(1);
      if (wanted.voteTo !== null || wanted.voteFrom !== null) expect(Number(said['vote_count.gte'])).toBeGreaterThanOrEqual(1);
      expect(Number(said['vote_count.gte'] ?? 0)).toBeGreaterThanOrEqual(wanted.votesFrom ?? 0);
    }));
  });

  it('knows what no title can be', () => {
    expect(hasNoMatches('tv', filters({ genresIn: ['horror'] }))).toBe(true);
    expect(hasNoMatches('movie', filters({ genresIn: ['horror'], genresOut: ['talk'] }))).toBe(false);
    expect(hasNoMatches('tv', filters({ genresOut: ['horror'] }))).toBe(false);
  });
});
