import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentFilter } from '#domain/catalogue/content/content-filter';
import {
  popularitySort, isUnfiltered, defaultDirection, noFilters, CATALOGUE_SORT_KEYS, type Filters, type CatalogueSort,
} from '#domain/catalogue/filters';
import { genreNameOfType, GENRES } from '#domain/catalogue/genre';
import { parseListParams, serializeListParams } from './list-params';

const slug = fc.constantFrom(...GENRES.map((genre) => genre.slug));
const nullable = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(values, { nil: null });
const year = nullable(fc.integer({ min: 1870, max: 2100 }));
const minutes = nullable(fc.integer({ min: 0, max: 1000 }));
const vote = nullable(fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10));
const text = (pattern: RegExp): fc.Arbitrary<string | null> => nullable(fc.stringMatching(pattern));

/** Puts two bounds into order, because reversed ones in a URL are swapped. */
const ordered = (low: number | null, high: number | null): readonly [number | null, number | null] =>
  low !== null && high !== null && low > high ? [high, low] : [low, high];
const withOrderedBounds = (filters: Filters): Filters => {
  const [[yearFrom, yearTo], [voteFrom, voteTo]] = [ordered(filters.yearFrom, filters.yearTo), ordered(filters.voteFrom, filters.voteTo)];
  const [runtimeFrom, runtimeTo] = ordered(filters.runtimeFrom, filters.runtimeTo);
  return { ...filters, yearFrom, yearTo, voteFrom, voteTo, runtimeFrom, runtimeTo };
};
const CONTENT: ContentFilter[] = [
  'keyword:time loop', 'keyword:paris, france', 'keyword:50% & more = ?', 'person:31', 'person:-31', 'studio:A24', 'network:A&E',
  'collection:10',  'seasons:1', 'seasons:2-3', 'seasons:7-', 'status:ended', 'status:mini',
];
const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    genresIn: fc.uniqueArray(slug, { maxLength: 6 }),
    genresOut: fc.uniqueArray(slug, { maxLength: 6 }),
    yearFrom: year, yearTo: year, voteFrom: vote, voteTo: vote,
    votesFrom: nullable(fc.integer({ min: 0, max: 1_000_000 })),
    runtimeFrom: minutes, runtimeTo: minutes,
    language: text(/^[a-z]{2}$/),
    country: text(/^[A-Z]{2}$/),
    certification: text(/^[A-Z0-9-]{1,8}$/),
    content: fc.subarray(CONTENT),
  })
  .map(withOrderedBounds);
const anySort: fc.Arbitrary<CatalogueSort> = fc.record({
  key: fc.constantFrom(...CATALOGUE_SORT_KEYS),
  direction: fc.constantFrom('asc', 'desc'),
});
const anyListParams = fc.record({ filters: anyFilters, sort: anySort });

/** Round-trips parameters through a URL, as a browser does between two visits. */
const throughUrl = (parameters: URLSearchParams): URLSearchParams =>
  new URL(`https://marquee.example/movies/popular?${parameters.toString()}`).searchParams;

describe('list parameters in the URL', () => {
  it('round-trip for any default sort order', () => {
    fc.assert(
      fc.property(anyListParams, anySort, (params, defaultSort) => {
        expect(parseListParams('movie', throughUrl(serializeListParams(params, defaultSort)), defaultSort)).toEqual(params);
      }),
    );
  });

  it('have a canonical form: parsing and serializing again changes nothing', () => {
    fc.assert(
      fc.property(anyListParams, (params) => {
        const once = serializeListParams(params);
        expect(serializeListParams(parseListParams('movie', once)).toString()).toBe(once.toString());
      }),
    );
  });

  it('serialize to the same URL regardless of previous parameters', () => {
    fc.assert(
      fc.property(anyListParams, anyListParams, (before, after) => {
        expect(serializeListParams(after, popularitySort, serializeListParams(before)).toString()).toBe(
          serializeListParams(after).toString(),
        );
      }),
    );
  });

  it('swap reversed ranges', () => {
    const { filters } = parseListParams('movie', new URLSearchParams('from=1990&to=1970&vote=8&vote-to=6.5&longer=120&shorter=90'));
    expect(filters).toEqual({ ...noFilters, yearFrom: 1970, yearTo: 1990, voteFrom: 6.5, voteTo: 8, runtimeFrom: 90, runtimeTo: 120 });
  });

  it('keep unrelated parameters', () => {
    fc.assert(
      fc.property(anyListParams, anyListParams, fc.string(), (before, after, text) => {
        const others = serializeListParams(before, popularitySort, new URLSearchParams({ type: 'tv', query: text }));
        const parameters = throughUrl(serializeListParams(after, popularitySort, others));
        expect([parameters.get('type'), parameters.get('query')]).toEqual(['tv', text]);
        expect(parseListParams('movie', parameters)).toEqual(after);
      }),
    );
  });

  it('serialize to an empty string for default values', () => {
    expect(serializeListParams({ filters: noFilters, sort: popularitySort }).toString()).toBe('');
    expect(
      serializeListParams({ filters: noFilters, sort: { key: 'vote', direction: 'desc' } }, { key: 'vote', direction: 'desc' }).toString(),
    ).toBe('');
  });

  it('parse any URL', () => {
    const names = [
      'genres', 'without', 'from', 'to', 'vote', 'vote-to', 'votes', 'longer', 'shorter', 'language', 'country', 'certificate', 'sort',
      'with',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (parts) => {
        const { filters, sort } = parseListParams('movie', new URLSearchParams(parts));
        expect(parseListParams('movie', serializeListParams({ filters, sort }))).toEqual({ filters, sort });
        expect(CATALOGUE_SORT_KEYS).toContain(sort.key);
      }),
    );
  });

  it('ignore invalid values', () => {
    const mistyped =
      'genres=western,space&from=1985.5&to=next&vote=11&vote-to=7.25&votes=-1&longer=1e3&shorter=18.5&language=english&country=us&certificate=no way&sort=length';
    const { filters, sort } = parseListParams('movie', new URLSearchParams(mistyped));
    expect(isUnfiltered({ ...filters, genresIn: [] })).toBe(true);
    expect([filters.genresIn, sort]).toEqual([['western'], popularitySort]);
  });

  it('ignore filters that series do not have, read genres that are one for series once, and keep the others', () => {
    const nameOf = (genre: string): string => genreNameOfType('tv', genre);
    fc.assert(
      fc.property(anyListParams, (params) => {
        const { filters } = parseListParams('tv', throughUrl(serializeListParams(params)));
        const { genresIn, genresOut } = params.filters;
        expect(filters).toMatchObject({ ...params.filters, certification: null, genresIn: filters.genresIn, genresOut: filters.genresOut });
        expect([filters.genresIn.map(nameOf), filters.genresOut.map(nameOf)]).toEqual([
          [...new Set(genresIn.map(nameOf))], [...new Set(genresOut.map(nameOf))],
        ]);
      }),
    );
    expect(parseListParams('tv', new URLSearchParams('genres=fantasy,science-fiction,drama')).filters.genresIn).toHaveLength(2);
  });

  it('omit the sort direction if it is the default of the key', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CATALOGUE_SORT_KEYS), (key) => {
        const parameters = serializeListParams(
          { filters: noFilters, sort: { key, direction: defaultDirection(key) } },
          { key: 'vote', direction: 'asc' },
        );
        expect(parameters.get('sort')).toBe(key);
      }),
    );
  });
});
