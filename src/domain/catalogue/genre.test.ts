import { describe, expect, it } from 'vitest';
import { GENRES, tmdbGenreName, findGenreBySlug, genresForType, genreSlug } from './genre';
import { MediaType } from './media-type';

const types = Object.keys(MediaType.keys) as ReadonlyArray<MediaType>;

describe('genres', () => {
  it('findGenreBySlug finds every genre; slugs are unique and URL-safe', () => {
    expect(new Set(GENRES.map(({ slug }) => slug)).size).toBe(GENRES.length);
    for (const genre of GENRES) {
      expect(encodeURIComponent(genre.slug)).toBe(genre.slug);
      expect(genre.slug).toBe(genre.slug.toLowerCase());
      expect(findGenreBySlug(genre.slug)).toBe(genre);
    }
    expect(findGenreBySlug('Drama')).toBeNull();
    expect(findGenreBySlug('toString')).toBeNull();
  });

  it("GENRES contains TMDB's 19 film genres and 16 series genres", () => {
    const count = (mediaType: MediaType): number => new Set(genresForType(mediaType).map((genre) => genre[mediaType]?.id)).size;
    expect({ films: count('movie'), series: count('tv'), slugs: GENRES.length }).toEqual({ films: 19, series: 16, slugs: 24 });
  });

  it('every genre belongs to films, series or both', () => {
    expect(GENRES.filter(({ movie, tv }) => movie === null && tv === null)).toEqual([]);
    expect(genresForType('movie').some(({ slug }) => slug === 'soap')).toBe(false);
    expect(genresForType('tv').some(({ slug }) => slug === 'horror')).toBe(false);
  });

  it('one slug joins film and series genres with different names', () => {
    expect(findGenreBySlug('science-fiction')).toMatchObject({ movie: { id: 878 }, tv: { id: 10765, name: 'Sci-Fi & Fantasy' } });
    expect(tmdbGenreName('tv', 10765)).toBe('Sci-Fi & Fantasy');
    expect(tmdbGenreName('movie', 10765)).toBeNull();
  });

  it('genreSlug returns a slug for every genre name of each type', () => {
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
