import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters, type Filters } from './filters';
import { GENRES } from './genre';
import { matchesFilters, type Filterable } from './filter-match';

const film: Filterable = {
  mediaType: 'movie', genres: ['Crime', 'Drama'], year: 1972, averageVote: 8.7, voteCount: 20_000,
  runtime: 175, originalLanguage: 'en', countries: ['US', 'IT'], certification: 'R',
};
const matches = (filters: Partial<Filters>, title: Filterable = film): boolean => matchesFilters({ ...noFilters, ...filters })(title);

const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(arbitrary, { nil: null });
const year = fc.integer({ min: 1900, max: 2030 });
const anyFilm: fc.Arbitrary<Filterable> = fc.record({
  mediaType: fc.constantFrom('movie' as const, 'tv' as const),
  genres: fc.subarray(['Crime', 'Drama', 'Comedy', 'Sci-Fi & Fantasy', 'Fantasy']),
  year: maybe(year),
  averageVote: maybe(fc.integer({ min: 0, max: 100 }).map((n) => n / 10)),
  voteCount: maybe(fc.nat(50_000)),
  runtime: maybe(fc.nat(300)),
  originalLanguage: maybe(fc.constantFrom('en', 'fr')),
  countries: fc.subarray(['US', 'FR', 'JP']),
  certification: maybe(fc.constantFrom('R', 'PG')),
});

describe('matchesFilters', () => {
  it('matches every title without filters', () => {
    fc.assert(fc.property(anyFilm, (title) => matchesFilters(noFilters)(title)));
  });

  it.each<[string, Partial<Filters>, boolean]>([
    ['inclusive year bounds', { yearFrom: 1972, yearTo: 1972 }, true],
    ['year below the lower bound', { yearFrom: 1973 }, false],
    ['year above the upper bound', { yearTo: 1971 }, false],
    ['vote', { voteFrom: 8.7, voteTo: 8.7 }, true],
    ['too few votes', { votesFrom: 20_001 }, false],
    ['runtime', { runtimeFrom: 170, runtimeTo: 180 }, true],
    ['runtime above the upper bound', { runtimeTo: 120 }, false],
    ['another language', { language: 'it' }, false],
    ['one of several countries', { country: 'IT' }, true],
    ['another country', { country: 'FR' }, false],
    ['same certificate', { certification: 'R' }, true],
    ['another certificate', { certification: 'PG' }, false],
    ['all genres', { genresIn: ['crime', 'drama'] }, true],
    ['one of two required genres', { genresIn: ['crime', 'comedy'] }, false],
    ['an excluded genre', { genresOut: ['drama'] }, false],
    ['other excluded genres', { genresOut: ['comedy', 'war'] }, true],
    ['a genre that films do not have', { genresIn: ['kids'] }, false],
    ['an unknown excluded genre', { genresOut: ['no-such'] }, true],
  ])('evaluates %s', (_, filters, expected) => {
    expect(matches(filters)).toBe(expected);
  });

  it('matches a joined slug with the genre of a series', () => {
    const series: Filterable = { ...film, mediaType: 'tv', genres: ['Sci-Fi & Fantasy'] };
    expect(matches({ genresIn: ['science-fiction'] }, series)).toBe(true);
    expect(matches({ genresIn: ['fantasy'] }, series)).toBe(true);
    expect(matches({ genresIn: ['science-fiction'] }, { ...film, genres: ['Sci-Fi & Fantasy'] })).toBe(false);
  });

  it('excludes titles with unknown values of a filtered field', () => {
    const unknown: Filterable = { ...film, year: null, averageVote: null, voteCount: null,
      runtime: null, originalLanguage: null, countries: [], certification: null };
    const bounds: ReadonlyArray<Partial<Filters>> = [
      { yearFrom: 0 }, { yearTo: 9999 }, { voteFrom: 0 }, { voteTo: 10 }, { votesFrom: 0 },
      { runtimeFrom: 0 }, { runtimeTo: 999 }, { language: 'en' }, { country: 'US' }, { certification: 'R' },
    ];
    expect(bounds.filter((bound) => matches(bound, unknown))).toEqual([]);
  });

  it('combines filters with a logical and', () => {
    fc.assert(
      fc.property(anyFilm, year, year, fc.subarray(GENRES.map(({ slug }) => slug)), (title, from, to, genresIn) => {
        expect(matches({ yearFrom: from, yearTo: to, genresIn }, title)).toBe(
          matches({ yearFrom: from }, title) &&
            matches({ yearTo: to }, title) &&
            genresIn.every((one) => matches({ genresIn: [one] }, title)),
        );
      }),
    );
  });

  it('genresOut is the negation of genresIn for one genre', () => {
    fc.assert(fc.property(anyFilm, fc.constantFrom(...GENRES.map(({ slug }) => slug)), (title, slug) => {
      expect(matches({ genresIn: [slug] }, title)).toBe(!matches({ genresOut: [slug] }, title));
    }));
  });
});
