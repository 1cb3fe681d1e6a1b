import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters, type Filters } from '#domain/catalogue/filters';
import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { parseDescription } from './parse-description';

describe('parseDescription', () => {
  it.each<[string, MediaType, Partial<Filters>]>([
    ['korean thriller', 'movie', { country: 'KR', genresIn: ['thriller'] }],
    ['Thrillers from South Korea', 'movie', { country: 'KR', genresIn: ['thriller'] }],
    ['movies from 1994', 'movie', { yearFrom: 1994, yearTo: 1994 }],
    ['french comedies of the 1960s', 'movie', { country: 'FR', genresIn: ['comedy'], yearFrom: 1960, yearTo: 1969 }],
    ['anime since 2010', 'movie', { genresIn: ['animation'], country: 'JP', yearFrom: 2010 }],
    ['80s horror', 'movie', { genresIn: ['horror'], yearFrom: 1980, yearTo: 1989 }],
    ['horror movies from the ’80s', 'movie', { genresIn: ['horror'], yearFrom: 1980, yearTo: 1989 }],
    ['seventies sci-fi', 'movie', { genresIn: ['science-fiction'], yearFrom: 1970, yearTo: 1979 }],
    ['science fiction series', 'tv', { genresIn: ['science-fiction'] }],
    ['science fiction and fantasy series', 'tv', { genresIn: ['fantasy'] }],
    ['science fiction and fantasy films', 'movie', { genresIn: ['science-fiction', 'fantasy'] }],
    ['animated films under 90 minutes', 'movie', { genresIn: ['animation'], runtimeTo: 89 }],
    ['films shorter than 2 hours', 'movie', { runtimeTo: 119 }],
    ['war films over 3 hours', 'movie', { genresIn: ['war'], runtimeFrom: 181 }],
    ['films longer than 150 min', 'movie', { runtimeFrom: 151 }],
    ['best westerns', 'movie', { genresIn: ['western'], voteFrom: 7.5, votesFrom: 1000 }],
    ['romantic comedies before 1950', 'movie', { genresIn: ['romance', 'comedy'], yearTo: 1949 }],
    ['japanese films since 2010', 'movie', { country: 'JP', yearFrom: 2010 }],
    ['crime 1930-1939', 'movie', { genresIn: ['crime'], yearFrom: 1930, yearTo: 1939 }],
    ['kids shows', 'tv', { genresIn: ['kids'] }],
    ['kids movies', 'movie', { genresIn: ['family'] }],
    ['reality', 'tv', { genresIn: ['reality'] }],
    ['a funny danish series', 'tv', { country: 'DK', genresIn: ['comedy'] }],
    ['Hong Kong action', 'movie', { country: 'HK', genresIn: ['action'] }],
  ])('reads "%s"', (text, mediaType, filters) => {
    expect(parseDescription(text)).toEqual({ mediaType, filters: { ...noFilters, ...filters } });
  });

  it.each(['casablanca', 'the godfather', 'movies', 'tv shows', '', 'american horror story', 'the french connection', 'soap thriller',
    'italian french drama', 'horror 19', 'to'])('takes "%s" as a name', (text) => {
    expect(parseDescription(text)).toBeNull();
  });

  it('never throws, and chooses genres of the kind that it names', () => {
    const words = fc.constantFrom('korean', 'kids', 'war', 'series', 'movie', '1994', 'best', 'under', '2', 'hours', 'to', 'romance', 'x');
    fc.assert(fc.property(fc.array(words, { maxLength: 6 }), (typed) => {
      const read = parseDescription(typed.join(' '));
      if (read === null) return;
      expect(read.filters.genresIn.filter((slug) => findGenreBySlug(slug)?.[read.mediaType] == null)).toEqual([]);
      expect(typed).not.toContain('x');
    }));
  });
});
