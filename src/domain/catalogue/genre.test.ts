import { describe, expect, it } from 'vitest';
import { GENRES, genreName, findGenreBySlug, genresForType, genreSlug } from './genre';
import { MediaType } from './media-type';

const types = Object.keys(MediaType.keys) as ReadonlyArray<MediaType>;

describe('genres', () => {
  it('are found by their slugs, which differ from each other and stand in addresses as they are', () => {
    expect(new Set(GENRES.map(({ slug }) => slug)).size).toBe(GENRES.length);
    for (const genre of GENRES) {
      expect(encodeURIComponent(genre.slug)).toBe(genre.slug);
      expect(genre.slug).toBe(genre.slug.toLowerCase());
      expect(findGenreBySlug(genre.slug)).toBe(genre);
    }
    expect(findGenreBySlug('Drama')).toBeNull();
    expect(findGenreBySlug('toString')).toBeNull();
  });

  it("are TMDB's nineteen of films and sixteen of series", () => {
    const numbers = (mediaType: MediaType): number => new Set(genresForType(mediaType).map((genre) => genre[mediaType]?.id)).size;
    expect({ films: numbers('movie'), series: numbers('tv'), slugs: GENRES.length }).toEqual({ films: 19, series: 16, slugs: 24 });
  });

  it('belong to films or series or both, never to neither', () => {
    expect(GENRES.filter(({ movie, tv }) => movie === null && tv === null)).toEqual([]);
    expect(genresForType('movie').some(({ slug }) => slug === 'soap')).toBe(false);
    expect(genresForType('tv').some(({ slug }) => slug === 'horror')).toBe(false);
  });

  it('join what films and series call differently under one slug', () => {
    expect(findGenreBySlug('science-fiction')).toMatchObject({ movie: { id: 878 }, tv: { id: 10765, name: 'Sci-Fi & Fantasy' } });
    expect(genreName('tv', 10765)).toBe('Sci-Fi & Fantasy');
    expect(genreName('movie', 10765)).toBeNull();
  });

  it('lead from the name of every type to a page that shows it', () => {
    for (const mediaType of types) {
      for (const genre of genresForType(mediaType)) {
        const name = genre[mediaType]?.name ?? '';
        const slug = genreSlug(mediaType, name) ?? '';
        expect(findGenreBySlug(slug)?.[mediaType]?.name).toBe(name);
      }
      expect(genreSlug(mediaType, 'Noir')).toBeNull();
    }
  });
});
