import { genreName } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import type { TmdbRow } from '../codecs/by-media-type';
import type { MovieSummary, SeriesSummary } from '../codecs/title-codec';

/** Genres in TMDB's English names whatever the asked language; numbers that are no genre of the type any more are left out. */
const genreNames = (mediaType: MediaType, ids: ReadonlyArray<number>): ReadonlyArray<string> =>
  ids.flatMap((id) => genreName(mediaType, id) ?? []);

const yearOf = (day: string | null): number | null => (day === null ? null : Number(day.slice(0, 4)));

/** The average, unless nobody has voted: TMDB then says 0, which would read as the worst of all. */
export const voteOf = (average: number | null, count: number | null): number | null =>
  average === null || count === 0 || (count === null && average === 0) ? null : average;

type Common = Omit<MovieSummary, 'title' | 'original_title' | 'release_date' | 'adult'>;

const from = (mediaType: MediaType, summary: Common, name: string, originalName: string | null, date: string | null): Title => ({
  mediaType,
  id: summary.id,
  title: name.trim() === '' ? originalName ?? name : name,
  originalTitle: originalName === name ? null : originalName,
  date,
  year: yearOf(date),
  genres: genreNames(mediaType, summary.genre_ids),
  vote: voteOf(summary.vote_average, summary.vote_count),
  votes: summary.vote_count,
  overview: summary.overview,
  posterPath: summary.poster_path,
  backdropPath: summary.backdrop_path,
  originalLanguage: summary.original_language,
  runtime: null,
  seasonCount: null,
});

export const movieTitle = (summary: MovieSummary): Title =>
  from('movie', summary, summary.title, summary.original_title, summary.release_date);
export const seriesTitle = (summary: SeriesSummary): Title =>
  from('tv', summary, summary.name, summary.original_name, summary.first_air_date);

const forAll = (row: { readonly adult: boolean }): boolean => !row.adult;

/** Rows as titles; those for adults are dropped, so a page may become short. */
export const movieTitles = (rows: ReadonlyArray<MovieSummary>): ReadonlyArray<Title> => rows.filter(forAll).map(movieTitle);
export const seriesTitles = (rows: ReadonlyArray<SeriesSummary>): ReadonlyArray<Title> => rows.filter(forAll).map(seriesTitle);

/** A row of either type, or null when it is not to be shown. */
export const mixedTitle = (row: TmdbRow<{ movie: MovieSummary; tv: SeriesSummary }>): Title | null => {
  if (row.adult) return null;
  return row.media_type === 'movie' ? movieTitle(row) : seriesTitle(row);
};
