import type { MediaType } from './media-type';

/**
 * A genre of the app. One slug may join a film genre and a series genre with different names and ids at TMDB:
 * "science-fiction" is Science Fiction (878) for films and Sci-Fi & Fantasy (10765) for series.
 */
export type Genre = {
  readonly slug: string;
  readonly name: string;
  /** TMDB's id and name for films; null if films lack the genre. */
  readonly movie: TmdbGenre | null;
  readonly tv: TmdbGenre | null;
};
export type TmdbGenre = { readonly id: number; readonly name: string };

const both = (slug: string, name: string, id: number): Genre => ({ slug, name, movie: { id, name }, tv: { id, name } });
const joined = (slug: string, name: string, movie: number, tv: number, tvName: string): Genre => ({
  slug, name,
  movie: { id: movie, name },
  tv: { id: tv, name: tvName },
});
const film = (slug: string, name: string, id: number): Genre => ({ slug, name, movie: { id, name }, tv: null });
const series = (slug: string, name: string, id: number): Genre => ({ slug, name, movie: null, tv: { id, name } });

/** TMDB's 19 film and 16 series genres under 24 slugs. Source: TMDB /genre/movie/list and /genre/tv/list. */
export const GENRES: ReadonlyArray<Genre> = [
  joined('action', 'Action', 28, 10759, 'Action & Adventure'),
  joined('adventure', 'Adventure', 12, 10759, 'Action & Adventure'),
  both('animation', 'Animation', 16),
  both('comedy', 'Comedy', 35),
  both('crime', 'Crime', 80),
  both('documentary', 'Documentary', 99),
  both('drama', 'Drama', 18),
  both('family', 'Family', 10751),
  joined('fantasy', 'Fantasy', 14, 10765, 'Sci-Fi & Fantasy'),
  film('history', 'History', 36),
  film('horror', 'Horror', 27),
  series('kids', 'Kids', 10762),
  film('music', 'Music', 10402),
  both('mystery', 'Mystery', 9648),
  series('news', 'News', 10763),
  series('reality', 'Reality', 10764),
  film('romance', 'Romance', 10749),
  joined('science-fiction', 'Science Fiction', 878, 10765, 'Sci-Fi & Fantasy'),
  series('soap', 'Soap', 10766),
  series('talk', 'Talk', 10767),
  film('thriller', 'Thriller', 53),
  film('tv-movie', 'TV Movie', 10770),
  joined('war', 'War', 10752, 10768, 'War & Politics'),
  both('western', 'Western', 37),
];

const bySlug = new Map(GENRES.map((genre) => [genre.slug, genre]));

export const findGenreBySlug = (slug: string): Genre | null => bySlug.get(slug) ?? null;

/** Returns the name that titles of a type have for a genre of the app: "Sci-Fi & Fantasy" for series of "fantasy". */
export const genreNameOfType = (mediaType: MediaType, slug: string): string => {
  const genre = bySlug.get(slug);
  return genre?.[mediaType]?.name ?? genre?.name ?? slug;
};

export const genresForType = (mediaType: MediaType): ReadonlyArray<Genre> => GENRES.filter((genre) => genre[mediaType] !== null);

const names: Readonly<Record<MediaType, ReadonlyMap<number, string>>> = {
  movie: new Map(GENRES.flatMap(({ movie }) => (movie === null ? [] : [[movie.id, movie.name] as const]))),
  tv: new Map(GENRES.flatMap(({ tv }) => (tv === null ? [] : [[tv.id, tv.name] as const]))),
};

/** Returns TMDB's name of a genre id; null if the id is not a genre of the type. */
export const tmdbGenreName = (mediaType: MediaType, id: number): string | null => names[mediaType].get(id) ?? null;

/** Returns the slug of the first genre page with titles of a TMDB genre name; null if unknown. */
export const genreSlug = (mediaType: MediaType, name: string): string | null =>
  GENRES.find((genre) => genre[mediaType]?.name === name)?.slug ?? null;

/** A genre with its number of titles per type; null where the source does not count. */
export type GenreWithCount = Genre & { readonly count: Readonly<Record<MediaType, number | null>> };
