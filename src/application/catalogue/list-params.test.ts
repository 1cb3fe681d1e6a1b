import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPopularity, isUnfiltered, defaultDirection, noFilters, SORT_KEYS, type Filters, type Sort } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';
import { parseListParams, toSearchParams } from './list-params';

const slug = fc.constantFrom(...GENRES.map((genre) => genre.slug));
const maybe = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(values, { nil: null });
const year = maybe(fc.integer({ min: 1870, max: 2100 }));
const minutes = maybe(fc.integer({ min: 0, max: 1000 }));
const tenths = maybe(fc.integer({ min: 0, max: 100 }).map((vote) => vote / 10));
const letters = (pattern: RegExp): fc.Arbitrary<string | null> => maybe(fc.stringMatching(pattern));

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  genresIn: fc.uniqueArray(slug, { maxLength: 6 }),
  genresOut: fc.uniqueArray(slug, { maxLength: 6 }),
  yearFrom: year,
  yearTo: year,
  voteFrom: tenths,
  voteTo: tenths,
  votesFrom: maybe(fc.integer({ min: 0, max: 1_000_000 })),
  runtimeFrom: minutes,
  runtimeTo: minutes,
  language: letters(/^[a-z]{2}$/),
  country: letters(/^[A-Z]{2}$/),
  certification: letters(/^[A-Z0-9-]{1,8}$/),
});
const anySort: fc.Arbitrary<Sort> = fc.record({ key: fc.constantFrom(...SORT_KEYS), direction: fc.constantFrom('asc', 'desc') });
const anyBrowsing = fc.record({ filters: anyFilters, sort: anySort });

/** What a browser does to parameters between two visits. */
const throughAddress = (parameters: URLSearchParams): URLSearchParams => new URL(`https://marquee.example/movies/popular?${parameters.toString()}`).searchParams;

describe('filters in the address', () => {
  it('come back as they were written, whatever the usual order of the list', () => {
    fc.assert(
      fc.property(anyBrowsing, anySort, (browsing, usual) => {
        expect(parseListParams('movie', throughAddress(toSearchParams(browsing, usual)), usual)).toEqual(browsing);
      }),
    );
  });

  it('are written one way only: reading and writing an address again changes nothing', () => {
    fc.assert(
      fc.property(anyBrowsing, (browsing) => {
        const once = toSearchParams(browsing);
        expect(toSearchParams(parseListParams('movie', once)).toString()).toBe(once.toString());
      }),
    );
  });

  it('have one address, whatever stood in it before', () => {
    fc.assert(
      fc.property(anyBrowsing, anyBrowsing, (before, after) => {
        expect(toSearchParams(after, byPopularity, toSearchParams(before)).toString()).toBe(toSearchParams(after).toString());
      }),
    );
  });

  it('leave alone what others keep in the address', () => {
    fc.assert(
      fc.property(anyBrowsing, anyBrowsing, fc.string(), (before, after, text) => {
        const others = toSearchParams(before, byPopularity, new URLSearchParams({ type: 'tv', query: text }));
        const parameters = throughAddress(toSearchParams(after, byPopularity, others));
        expect([parameters.get('type'), parameters.get('query')]).toEqual(['tv', text]);
        expect(parseListParams('movie', parameters)).toEqual(after);
      }),
    );
  });

  it('say nothing when nothing is asked for', () => {
    expect(toSearchParams({ filters: noFilters, sort: byPopularity }).toString()).toBe('');
    expect(toSearchParams({ filters: noFilters, sort: { key: 'vote', direction: 'desc' } }, { key: 'vote', direction: 'desc' }).toString()).toBe('');
  });

  it('make sense of any address whatever', () => {
    const names = ['genres', 'without', 'from', 'to', 'vote', 'vote-to', 'votes', 'longer', 'shorter', 'language', 'country', 'certificate', 'sort'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (parts) => {
        const { filters, sort } = parseListParams('movie', new URLSearchParams(parts));
        expect(parseListParams('movie', toSearchParams({ filters, sort }))).toEqual({ filters, sort });
        expect(SORT_KEYS).toContain(sort.key);
      }),
    );
  });

  it('leave out what makes no sense', () => {
    const mistyped = 'genres=western,space&from=1985.5&to=next&vote=11&vote-to=7.25&votes=-1&longer=1e3&shorter=18.5&language=english&country=us&certificate=no way&sort=length';
    const { filters, sort } = parseListParams('movie', new URLSearchParams(mistyped));
    expect(isUnfiltered({ ...filters, genresIn: [] })).toBe(true);
    expect([filters.genresIn, sort]).toEqual([['western'], byPopularity]);
  });

  it('leave out what series do not have, and keep the rest', () => {
    fc.assert(
      fc.property(anyBrowsing, (browsing) => {
        const { filters } = parseListParams('tv', throughAddress(toSearchParams(browsing)));
        expect(filters).toEqual({ ...browsing.filters, certification: null });
      }),
    );
  });

  it('name an order shortly in the direction it is usually read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SORT_KEYS), (key) => {
        const parameters = toSearchParams({ filters: noFilters, sort: { key, direction: defaultDirection(key) } }, { key: 'vote', direction: 'asc' });
        expect(parameters.get('sort')).toBe(key);
      }),
    );
  });
});
