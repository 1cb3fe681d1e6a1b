import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyTitleNamed, readShared, type SharedRequest } from './shared-text';
import type { Title } from '#domain/catalogue/title';

const shared = (parts: Partial<Parameters<typeof readShared>[0]>): SharedRequest => readShared({ title: '', text: '', url: '', ...parts });
const search = (text: string): SharedRequest => ({ kind: 'search', text });

describe('readShared', () => {
  it.each([
    [{ url: 'https://www.themoviedb.org/movie/603-the-matrix?language=de' }, { kind: 'title', id: { mediaType: 'movie', id: 603 } }],
    [{ text: 'Look: https://www.themoviedb.org/tv/1396' }, { kind: 'title', id: { mediaType: 'tv', id: 1396 } }],
    [{ text: 'https://www.imdb.com/title/tt0133093/?ref_=ext_shr_lnk' }, search('imdb:tt0133093')],
    [{ text: 'The Matrix (1999) https://m.imdb.com/de/title/TT0133093' }, search('imdb:tt0133093')],
    [{ title: 'The Matrix (1999) - IMDb', url: 'https://www.imdb.com/title/tt0133093/' }, search('imdb:tt0133093')],
    [{ url: 'https://letterboxd.com/film/heat-1995/' }, search('heat year:1995')],
    [{ text: 'https://letterboxd.com/maya/film/the-godfather-part-ii/' }, search('the godfather part ii')],
    [{ url: 'https://letterboxd.com/film/2001-a-space-odyssey/' }, search('2001 a space odyssey')],
    [{ text: '“Heat” (1995)' }, search('Heat year:1995')],
    [{ text: 'Lost (TV Series 2004–2010)' }, search('Lost year:2004')],
    [{ title: 'Heat (1995) - IMDb' }, search('Heat year:1995')],
    [{ title: 'Casablanca', text: 'https://boxd.it/2a' }, search('Casablanca')],
    [{ title: 'A page', text: 'Casablanca' }, search('Casablanca')],
    [{ url: 'https://example.com/title/tt0133093' }, search('')],
    [{}, search('')],
  ])('reads %j', (parts, request) => {
    expect(shared(parts)).toEqual(request);
  });

  it('returns a search without needless spaces, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.webUrl(), (title, text, url) => {
        const request = shared({ title, text, url });
        const words = request.kind === 'title' ? '' : request.text;
        expect(words).toBe(words.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});

describe('onlyTitleNamed', () => {
  const named = (title: string, originalTitle: string | null = null): Title => ({ title, originalTitle }) as Title;

  it('returns the title with the whole name, also in the original language', () => {
    const [heat, train] = [named('Heat'), named('Train to Busan', 'Busanhaeng')];
    expect(onlyTitleNamed('heat', [heat, train, named('Body Heat')])).toBe(heat);
    expect(onlyTitleNamed('busanhaeng', [heat, train])).toBe(train);
  });

  it('returns null if several or none have it', () => {
    expect(onlyTitleNamed('heat', [named('Heat'), named('HEAT')])).toBeNull();
    expect(onlyTitleNamed('hea', [named('Heat')])).toBeNull();
  });
});
