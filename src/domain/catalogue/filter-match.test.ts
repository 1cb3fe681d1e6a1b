import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters, type Filters } from './filters';
import { GENRES } from './genre';
import { matchesFilters, type Filterable } from './filter-match';

const film: Filterable = {
  mediaType: 'movie', genres: ['Crime', 'Drama'], year: 1972, vote: 8.7, votes: 20_000,
  runtime: 175, originalLanguage: 'en', countries: ['US', 'IT'], certification: 'R',
};
const fits = (filters: Partial<Filters>, title: Filterable = film): boolean => matchesFilters({ ...noFilters, ...filters })(title);

const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(arbitrary, { nil: null });
const year = fc.integer({ min: 1900, max: 2030 });
const anyFilm: fc.Arbitrary<Filterable> = fc.record({
  mediaType: fc.constantFrom('movie' as const, 'tv' as const), genres: fc.subarray(['Crime', 'Drama', 'Comedy', 'Sci-Fi & Fantasy', 'Fantasy']),
  year: maybe(year), vote: maybe(fc.integer({ min: 0, max: 100 }).map((n) => n / 10)), votes: maybe(fc.nat(50_000)), runtime: maybe(fc.nat(300)),
  originalLanguage: maybe(fc.constantFrom('en', 'fr')), countries: fc.subarray(['US', 'FR', 'JP']), certification: maybe(fc.constantFrom('R', 'PG')),
});

describe('filters', () => {
  it('let everything through when there are none', () => {
    fc.assert(fc.property(anyFilm, (title) => matchesFilters(noFilters)(title)));
  });

  it.each<[string, Partial<Filters>, boolean]>([
    ['bounds are inclusive', { yearFrom: 1972, yearTo: 1972 }, true],
    ['below', { yearFrom: 1973 }, false],
    ['above', { yearTo: 1971 }, false],
    ['vote', { voteFrom: 8.7, voteTo: 8.7 }, true],
    ['too few votes', { votesFrom: 20_001 }, false],
    ['runtime', { runtimeFrom: 170, runtimeTo: 180 }, true],
    ['too long', { runtimeTo: 120 }, false],
    ['another language', { language: 'it' }, false],
    ['one of its countries', { country: 'IT' }, true],
    ['another country', { country: 'FR' }, false],
    ['certificate', { certification: 'R' }, true],
    ['another certificate', { certification: 'PG' }, false],
    ['all genres', { genresIn: ['crime', 'drama'] }, true],
    ['one genre of two', { genresIn: ['crime', 'comedy'] }, false],
    ['a genre out', { genresOut: ['drama'] }, false],
    ['other genres out', { genresOut: ['comedy', 'war'] }, true],
    ['a genre that films do not have', { genresIn: ['kids'] }, false],
    ['leaving out a genre that is none', { genresOut: ['no-such'] }, true],
  ])('%s', (_, filters, expected) => {
    expect(fits(filters)).toBe(expected);
  });

  it('take a joined slug for the series’ genre', () => {
    const series: Filterable = { ...film, mediaType: 'tv', genres: ['Sci-Fi & Fantasy'] };
    expect(fits({ genresIn: ['science-fiction'] }, series)).toBe(true);
    expect(fits({ genresIn: ['fantasy'] }, series)).toBe(true);
    expect(fits({ genresIn: ['science-fiction'] }, { ...film, genres: ['Sci-Fi & Fantasy'] })).toBe(false);
  });

  it('leave out what is not known as soon as it is bounded', () => {
    const unknown: Filterable = { ...film, year: null, vote: null, votes: null,
      runtime: null, originalLanguage: null, countries: [], certification: null };
    const bounds: ReadonlyArray<Partial<Filters>> = [
      { yearFrom: 0 }, { yearTo: 9999 }, { voteFrom: 0 }, { voteTo: 10 }, { votesFrom: 0 },
      { runtimeFrom: 0 }, { runtimeTo: 999 }, { language: 'en' }, { country: 'US' }, { certification: 'R' },
    ];
    expect(bounds.filter((bound) => fits(bound, unknown))).toEqual([]);
  });

  it('only ever narrow: two together let through what each lets through', () => {
    fc.assert(fc.property(anyFilm, year, year, fc.subarray(GENRES.map(({ slug }) => slug)), (title, from, to, genresIn) => {
      expect(fits({ yearFrom: from, yearTo: to, genresIn }, title))
        .toBe(fits({ yearFrom: from }, title) && fits({ yearTo: to }, title) && genresIn.every((one) => fits({ genresIn: [one] }, title)));
    }));
  });

  it('in and out are each other’s opposite', () => {
    fc.assert(fc.property(anyFilm, fc.constantFrom(...GENRES.map(({ slug }) => slug)), (title, slug) => {
      expect(fits({ genresIn: [slug] }, title)).toBe(!fits({ genresOut: [slug] }, title));
    }));
  });
});
