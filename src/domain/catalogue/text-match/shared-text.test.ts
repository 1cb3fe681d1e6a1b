import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyTitleNamed, readShared, type SharedRequest } from './shared-text';
import type { Title } from '#domain/catalogue/title';

const shared = (parts: Partial<Parameters<typeof readShared>[0]>): SharedRequest => readShared({ title: '', text: '', url: '', ...parts });
type Search = Extract<SharedRequest, { readonly kind: 'search' }>;
const search = (text: string, mediaType: Search['mediaType'] = null, wholeName: string | null = null): Search =>
  ({ kind: 'search', text, wholeName, mediaType });

describe('readShared', () => {
  it.each([
    // TMDB and IMDb
    [{ url: 'https://www.themoviedb.org/movie/603-the-matrix?language=de' }, { kind: 'title', id: { mediaType: 'movie', id: 603 } }],
    [{ text: 'Look: https://www.themoviedb.org/tv/1396' }, { kind: 'title', id: { mediaType: 'tv', id: 1396 } }],
    [{ text: 'https://tmdb.org/tv/1396-breaking-bad/season/1' }, { kind: 'title', id: { mediaType: 'tv', id: 1396 } }],
    [{ url: 'https://www.themoviedb.org/person/1158-al-pacino' }, search('al pacino')],
    [{ text: 'https://www.imdb.com/title/tt0133093/?ref_=ext_shr_lnk' }, search('imdb:tt0133093')],
    [{ text: 'The Matrix (1999) ⭐ 8.7 | Action, Sci-Fi https://m.imdb.com/de/title/TT0133093' }, search('imdb:tt0133093')],
    [{ title: 'The Matrix (1999) - IMDb', url: 'https://www.imdb.com/title/tt0133093/' }, search('imdb:tt0133093')],
    [{ text: 'Check out "Heat (1995)" on IMDb https://imdb.to/3xYzAbC' }, search('Heat year:1995')],
    [{ title: 'Heat (1995) - IMDb' }, search('Heat year:1995')],
    // Letterboxd
    [{ url: 'https://letterboxd.com/film/heat-1995/' }, search('heat year:1995', 'movie', 'heat 1995')],
    [{ url: 'https://letterboxd.com/film/heat-1995-1/' }, search('heat year:1995', 'movie', 'heat 1995')],
    [{ url: 'https://letterboxd.com/film/blade-runner-2049/' }, search('blade runner year:2049', 'movie', 'blade runner 2049')],
    [{ text: 'https://letterboxd.com/film/death-race-2000/' }, search('death race year:2000', 'movie', 'death race 2000')],
    [{ text: 'https://letterboxd.com/maya/film/the-godfather-part-ii/' }, search('the godfather part ii', 'movie')],
    [{ url: 'https://letterboxd.com/film/2001-a-space-odyssey/' }, search('2001 a space odyssey', 'movie')],
    [{ text: 'Heat (1995) https://boxd.it/29Ms' }, search('Heat year:1995')],
    [{ text: 'A ★★★★½ review of Heat (1995) https://boxd.it/4aBcD' }, search('Heat year:1995')],
    [{ title: '\u200eHeat (1995) directed by Michael Mann • Reviews, film + cast • Letterboxd', text: 'https://boxd.it/29Ms' },
      search('Heat year:1995')],
    [{ title: '\u200e‘Heat’ review by maya • Letterboxd', text: 'https://boxd.it/4aBcD' }, search('Heat')],
    [{ title: 'Casablanca', text: 'https://boxd.it/2a' }, search('Casablanca')],
    [{ text: 'https://boxd.it/29Ms' }, { kind: 'unnamed' }],
    // JustWatch, Trakt, Apple TV, Netflix
    [{ text: 'Heat https://www.justwatch.com/us/movie/heat' }, search('heat', 'movie')],
    [{ text: 'https://www.justwatch.com/de/Serie/breaking-bad/Staffel-1' }, search('breaking bad', 'tv')],
    [{ text: 'https://www.justwatch.com/br/filme/fargo' }, search('fargo', 'movie')],
    [{ text: 'https://www.justwatch.com/nl/tv-series/fargo' }, search('fargo', 'tv')],
    [{ text: 'https://www.justwatch.com/jp/anything/fargo' }, search('fargo')],
    [{ url: 'https://trakt.tv/movies/heat-1995' }, search('heat year:1995', 'movie', 'heat 1995')],
    [{ text: 'https://app.trakt.tv/shows/the-wire/seasons/1/episodes/2' }, search('the wire', 'tv')],
    [{ text: 'https://tv.apple.com/us/movie/heat/umc.cmc.3xyz' }, search('heat', 'movie')],
    [{ text: 'https://tv.apple.com/show/fargo/umc.cmc.4xyz' }, search('fargo', 'tv')],
    [{ text: 'Check out “Dark” on Netflix https://www.netflix.com/title/80100172?s=a' }, search('Dark')],
    // Wikipedia
    [{ text: 'https://en.m.wikipedia.org/wiki/Heat_(1995_film)?wprov=sfti1' }, search('Heat year:1995')],
    [{ url: 'https://de.wikipedia.org/wiki/Die_fabelhafte_Welt_der_Am%C3%A9lie' }, search('Die fabelhafte Welt der Amélie')],
    [{ url: 'https://en.wikipedia.org/wiki/The_Wire_(TV_series)#Plot' }, search('The Wire')],
    [{ title: 'Heat (1995 film) - Wikipedia', url: 'https://en.wikipedia.org/wiki/%E0%A4%A' }, search('Heat year:1995')],
    // Trailers
    [{ text: 'Watch "HEAT Trailer (1995) - Al Pacino" on YouTube https://youtu.be/2GfZl4kuVNI' }, search('HEAT year:1995')],
    [{ title: 'Dune: Part Two | Official Trailer 3 - YouTube', url: 'https://www.youtube.com/watch?v=a' }, search('Dune: Part Two')],
    [{ title: 'The Thing Official Trailer #1 - (1982) HD', text: 'https://youtu.be/a' }, search('The Thing year:1982')],
    [{ title: 'Mission: Impossible – Fallout (2018) - Official Trailer', text: 'https://youtu.be/a' },
      search('Mission: Impossible – Fallout year:2018')],
    [{ text: 'Trailer Park Boys https://youtu.be/a' }, search('Trailer Park Boys')],
    [{ text: 'https://youtu.be/2GfZl4kuVNI?si=x' }, { kind: 'unnamed' }],
    // Words
    [{ text: '“Heat” (1995)' }, search('Heat year:1995')],
    [{ text: 'Lost (TV Series 2004–2010)' }, search('Lost year:2004')],
    [{ text: '(500) Days of Summer (2009)' }, search('(500) Days of Summer year:2009')],
    [{ title: 'A page', text: 'Casablanca' }, search('Casablanca')],
    [{ url: 'https://example.com/title/tt0133093' }, { kind: 'unnamed' }],
    [{}, { kind: 'unnamed' }],
  ])('reads %j', (parts, request) => {
    expect(shared(parts)).toEqual(request);
  });

  it('returns a search without needless spaces, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.webUrl(), (title, text, url) => {
        const request = shared({ title, text, url });
        for (const words of request.kind === 'search' ? [request.text, request.wholeName ?? ''] : [])
          expect(words).toBe(words.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});

describe('onlyTitleNamed', () => {
  const named = (title: string, originalTitle: string | null = null, mediaType: Title['mediaType'] = 'movie'): Title =>
    ({ title, originalTitle, mediaType }) as Title;

  it('returns the title with the whole name, also in the original language', () => {
    const [heat, train] = [named('Heat'), named('Train to Busan', 'Busanhaeng')];
    expect(onlyTitleNamed('heat', [heat, train, named('Body Heat')], null)).toBe(heat);
    expect(onlyTitleNamed('busanhaeng', [heat, train], null)).toBe(train);
  });

  it('returns the only one of the type if titles of both types have the name', () => {
    const [film, series] = [named('Fargo'), named('Fargo', null, 'tv')];
    expect(onlyTitleNamed('fargo', [series, film], 'movie')).toBe(film);
    expect(onlyTitleNamed('fargo', [series, film], 'tv')).toBe(series);
    expect(onlyTitleNamed('fargo', [series, film], null)).toBeNull();
    expect(onlyTitleNamed('fargo', [series, film, named('FARGO')], 'movie')).toBeNull();
  });

  it('returns the only one with the name if it is of another type', () => {
    const series = named('Chernobyl', null, 'tv');
    expect(onlyTitleNamed('chernobyl', [series, named('Chernobyl Diaries')], 'movie')).toBe(series);
  });

  it('returns null if several or none have it', () => {
    expect(onlyTitleNamed('heat', [named('Heat'), named('HEAT')], null)).toBeNull();
    expect(onlyTitleNamed('hea', [named('Heat')], null)).toBeNull();
  });
});
