import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSearch, isBlankSearch, MAX_SEARCH_LENGTH, parseSearch } from './search-query';

const emptyQuery = { words: '', year: null, exact: null };
const operator = fc.constantFrom(
  'year:1999', 'y:2003', 'YEAR:2010', 'year:99', 'tmdb:603', 'tmdb:0', 'imdb:tt0133093', 'IMDB:TT0133093', 'imdb:603', 'tt0133093',
  'imdb.com/title/tt0133093/', 'https://www.themoviedb.org/tv/1396-x', 'year:', ':', 'matrix',
);
const anyInput = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(operator, fc.string({ maxLength: 8 })), { maxLength: 6 }).map((parts) => parts.join(' ')),
);

describe('search query', () => {
  it.each([
    ['the matrix', { words: 'the matrix' }],
    ['  the   matrix ', { words: 'the matrix' }],
    ['matrix year:1999', { words: 'matrix', year: 1999 }],
    ['Year:1999 matrix', { words: 'matrix', year: 1999 }],
    ['matrix y:2003', { words: 'matrix', year: 2003 }],
    ['by:2003 y:99', { words: 'by:2003 y:99' }],
    ['tmdb:603', { exact: { by: 'tmdb', id: 603 } }],
    ['imdb:TT0133093', { exact: { by: 'imdb', id: 'tt0133093' } }],
    ['tt0133093', { exact: { by: 'imdb', id: 'tt0133093' } }],
    ['https://www.imdb.com/title/tt0133093/?ref_=nv_sr_1', { exact: { by: 'imdb', id: 'tt0133093' } }],
    ['m.imdb.com/title/tt0133093', { exact: { by: 'imdb', id: 'tt0133093' } }],
    ['https://www.themoviedb.org/movie/603-the-matrix?language=de', { exact: { by: 'tmdb', id: 603 } }],
    ['themoviedb.org/tv/1396', { exact: { by: 'tmdb', id: 1396 } }],
    ['tt12 themoviedb.org/person/6384 imdb.com/title/nm0000206', { words: 'tt12 themoviedb.org/person/6384 imdb.com/title/nm0000206' }],
    ['https://imdb.com.example/title/tt0133093', { words: 'https://imdb.com.example/title/tt0133093' }],
    ['year:1999 year:2003', { year: 2003 }],
    ['year:12 tmdb:0 imdb:603', { words: 'year:12 tmdb:0 imdb:603' }],
    ['2001: a space odyssey', { words: '2001: a space odyssey' }],
  ])('parseSearch parses %j', (text, query) => {
    expect(parseSearch(text)).toEqual({ ...emptyQuery, ...query });
  });

  it('parseSearch returns the same query for the formatted query', () => {
    fc.assert(
      fc.property(anyInput, (text) => {
        const query = parseSearch(text);
        expect(parseSearch(formatSearch(query))).toEqual(query);
      }),
    );
  });

  it('parseSearch keeps every word that is not an operator', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 8 }), (words) => {
        expect(parseSearch(words.join('  ')).words).toBe(words.join(' '));
      }),
    );
  });

  it('parseSearch truncates the text to MAX_SEARCH_LENGTH', () => {
    expect(parseSearch('a'.repeat(MAX_SEARCH_LENGTH + 50)).words).toHaveLength(MAX_SEARCH_LENGTH);
  });

  it('isBlankSearch is true without words and exact id, also with a year alone', () => {
    expect(['', '   ', 'year:1999'].map((text) => isBlankSearch(parseSearch(text)))).toEqual([true, true, true]);
    expect(['a', 'tmdb:1', 'imdb:tt0133093'].map((text) => isBlankSearch(parseSearch(text)))).toEqual([false, false, false]);
  });
});
