import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseListParams } from '#application/catalogue/list-params';
import { isUnfiltered, type Filters } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { activeFilters, incompleteDataFilterNames } from './active-filters';
import { languageChoices } from './filter-options';

const slugs = fc.subarray(GENRES.map(({ slug }) => slug), { maxLength: 3 }).map((selected) => selected.join(','));
const number = (max: number): fc.Arbitrary<string> => fc.integer({ min: 0, max }).map(String);
const address = fc.record(
  {
    genres: slugs, without: slugs,
    from: fc.constantFrom('1939', '1970'),
    to: fc.constantFrom('1979', '2024'),
    vote: number(10),
    'vote-to': number(10),
    votes: number(5000),
    longer: number(300),
    shorter: number(300),
    language: fc.constantFrom('en', 'fi', 'xx'),
    country: fc.constantFrom('US', 'SU'),
    certificate: fc.constantFrom('PG-13', 'TV-MA'),
  },
  { requiredKeys: [] },
);
const anyType = fc.constantFrom<MediaType>('movie', 'tv');
const parseFilters = (mediaType: MediaType, query: string | Record<string, string>): Filters =>
  parseListParams(mediaType, new URLSearchParams(query)).filters;

describe('incompleteDataFilterNames', () => {
  it.each<readonly [MediaType, string, string]>([
    ['movie', 'longer=60&language=fi', 'Films of unknown length or language are left out.'],
    ['tv', 'shorter=30', 'Series of unknown episode length are left out.'],
    ['movie', 'language=fi&country=FI&certificate=PG-13', 'Films of unknown language, country or certificate are left out.'],
  ])('names what the catalogue does not know of every %s: ?%s', (mediaType, query, text) => {
    expect(FILTER_MESSAGES.unknownLeftOut(mediaType, incompleteDataFilterNames(mediaType, parseFilters(mediaType, query)))).toBe(text);
  });

  it('is empty for filters by genre, year, rating and votes', () => {
    expect(incompleteDataFilterNames('movie', parseFilters('movie', 'genres=drama&from=1970&vote=7&votes=100'))).toEqual([]);
  });
});

describe('activeFilters', () => {
  it('has one entry for genres that are one for series, which removes them all', () => {
    const filters = parseFilters('tv', 'genres=fantasy,science-fiction,drama');
    const active = activeFilters('tv', filters);
    expect(active.map(({ label }) => label)).toEqual(['Sci-Fi & Fantasy', 'Drama']);
    expect(active[0]?.without.genresIn).toEqual(['drama']);
    expect(activeFilters('movie', parseFilters('movie', 'genres=fantasy,science-fiction'))).toHaveLength(2);
  });

  it('returns an entry for every filter that a URL can set: removing all entries removes all filters', () => {
    fc.assert(
      fc.property(anyType, address, (mediaType, parameters) => {
        let filters = parseFilters(mediaType, parameters);
        for (let chips = activeFilters(mediaType, filters); chips[0] !== undefined; chips = activeFilters(mediaType, filters)) {
          expect(chips[0].without).not.toEqual(filters);
          filters = chips[0].without;
        }
        expect(isUnfiltered(filters)).toBe(true);
      }),
    );
  });

  it.each([
    ['language=cn', 'Cantonese'],
    ['language=xx', 'No language'],
    ['country=SE', 'Sweden'],
    ['from=1970&to=1979', '1970s'],
    // The bounds are included.
    ['shorter=60', 'Up to 1 h'],
    ['longer=150', '2 h 30 or more'],
  ])('labels ?%s as “%s”', (query, label) => {
    expect(activeFilters('movie', parseFilters('movie', query)).map((chip) => chip.label)).toEqual([label]);
  });

  it.each([['movie', 'Fantasy', 'War'], ['tv', 'Sci-Fi & Fantasy', 'War & Politics']] as const)(
    'names genres of a %s as its titles do', (mediaType, included, excluded) => {
    expect(activeFilters(mediaType, parseFilters(mediaType, 'genres=fantasy&without=war')).map((chip) => chip.label))
      .toEqual([included, FILTER_MESSAGES.excludedGenre(excluded)]);
  });

  it('returns no entry for a filter that does not apply to series', () => {
    expect(isUnfiltered(parseFilters('tv', 'certificate=TV-MA'))).toBe(true);
    expect(activeFilters('movie', parseFilters('movie', 'certificate=TV-MA'))).toHaveLength(1);
  });

  it.each([
    ['shorter=30', 'Up to 30 min'],
    ['longer=30&shorter=60', '30 min to 1 h'],
    ['longer=20&shorter=25', '20 to 25 min'],
    ['longer=60', '1 h or more'],
  ])('labels the episode length of ?%s as “%s”', (query, label) => {
    expect(activeFilters('tv', parseFilters('tv', query)).map((chip) => chip.label)).toEqual([label]);
  });
});

describe('languageChoices', () => {
  it('contains Chinese and Cantonese under the codes of the catalogue data and TMDB', () => {
    const labels = languageChoices().filter(({ value }) => value === 'zh' || value === 'cn').map(({ label }) => label);
    expect(labels).toEqual(['Cantonese', 'Chinese']);
  });
});
