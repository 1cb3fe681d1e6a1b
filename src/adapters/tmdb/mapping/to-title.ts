import { tmdbGenreName } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import type { MixedRow } from '#adapters/tmdb/codecs/mixed-row';
import type { MovieSummary, SeriesSummary } from '#adapters/tmdb/codecs/title-codec';
import { voteOf, yearOfDay } from './title-values';

/** Returns TMDB's English genre names for any requested language. Ids without a current genre of the type are omitted. */
const genreNames = (mediaType: MediaType, ids: ReadonlyArray<number>): ReadonlyArray<string> =>
  ids.flatMap((id) => tmdbGenreName(mediaType, id) ?? []);

type CommonFields = Omit<MovieSummary, 'title' | 'original_title' | 'release_date' | 'adult'>;

const toTitle = (mediaType: MediaType, summary: CommonFields, name: string, originalName: string | null, date: string | null): Title => ({
  mediaType,
  id: summary.id,
  title: name.trim() === '' ? originalName ?? name : name,
  originalTitle: originalName === name ? null : originalName,
  date,
  year: yearOfDay(date),
  genres: genreNames(mediaType, summary.genre_ids),
  averageVote: voteOf(summary.vote_average, summary.vote_count),
  voteCount: summary.vote_count,
  overview: summary.overview,
  posterPath: summary.poster_path,
  backdropPath: summary.backdrop_path,
  originalLanguage: summary.original_language,
  runtime: null,
  seasonCount: null,
});

export const toMovieTitle = (summary: MovieSummary): Title =>
  toTitle('movie', summary, summary.title, summary.original_title, summary.release_date);
export const toSeriesTitle = (summary: SeriesSummary): Title =>
  toTitle('tv', summary, summary.name, summary.original_name, summary.first_air_date);

const isNotAdult = (row: { readonly adult: boolean }): boolean => !row.adult;

/** Maps rows to titles. Adult titles are dropped, so a page may have fewer items. */
export const toMovieTitles = (rows: ReadonlyArray<MovieSummary>): ReadonlyArray<Title> => rows.filter(isNotAdult).map(toMovieTitle);
export const toSeriesTitles = (rows: ReadonlyArray<SeriesSummary>): ReadonlyArray<Title> => rows.filter(isNotAdult).map(toSeriesTitle);

/** Maps a row of either type to a title, or to null for adult titles. */
export const toMixedTitle = (row: MixedRow<{ movie: MovieSummary; tv: SeriesSummary }>): Title | null => {
  if (row.adult) return null;
  return row.media_type === 'movie' ? toMovieTitle(row) : toSeriesTitle(row);
};
