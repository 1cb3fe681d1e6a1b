import * as t from 'io-ts';
import { MediaType } from '#domain/catalogue/media-type';
import { itemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import { orNull } from '#domain/shared/codecs/or-null';
import { cutText } from '#domain/shared/cut-text';
import { validElements } from '#domain/shared/codecs/valid-elements';

const fields = {
  /** `movie-603` or `tv-1396`: type and number. A film and a series can share a number. */
  itemKey: t.string,
  mediaType: MediaType,
  /** TMDB's number; negative for a title that only the embedded catalogue has. */
  movieID: t.number,
  /** Identifies the title in every catalogue; null if unknown. */
  imdbID: orNull(t.string),
  title: t.string,
  posterPath: orNull(t.string),
  releaseYear: orNull(t.number),
  genres: validElements(t.string),
  /** Minutes. */
  runtime: orNull(t.number),
  /** Average vote, 0 to 10. */
  vote: orNull(t.number),
};

/** A title as stored in lists, watch history and ratings: what its card shows without a request to the catalogue. */
export const StoredTitle = t.readonly(t.strict(fields), 'StoredTitle');
export type StoredTitle = t.TypeOf<typeof StoredTitle>;

/** Bounds of the stored fields; `firestore.rules` has the same. Lengths are in UTF-16 units. */
export const MAX_STORED_TITLE = 500;
export const MAX_POSTER_PATH = 300;
export const MAX_GENRES = 20;
/** Length of all genres together. */
export const MAX_GENRES_TEXT = 400;
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2200;
/** In minutes. */
export const MAX_RUNTIME = 100_000;
export const MAX_VOTE = 10;
/** Returns whether a text can be stored as a genre: the rules compare the genres with their lines. */
export const isGenreText = (text: string): boolean => text !== '' && !text.includes('\n');

const within = (value: number | null, least: number, most: number): number | null =>
  value !== null && value >= least && value <= most ? value : null;

/**
 * Creates the stored form of a catalogue's title. Values outside the bounds become null; a text is cut, because it is a copy for display.
 * @param imdbID null if it is not known here.
 */
export const toStoredTitle = (title: Title, imdbID: string | null = null): StoredTitle => ({
  itemKey: itemKey(title),
  mediaType: title.mediaType,
  movieID: title.id,
  imdbID,
  title: cutText(title.title, MAX_STORED_TITLE),
  posterPath: title.posterPath,
  releaseYear: within(title.year, FIRST_YEAR, LAST_YEAR),
  genres: title.genres.filter(isGenreText).slice(0, MAX_GENRES),
  runtime: within(title.runtime, 0, MAX_RUNTIME),
  vote: within(title.averageVote, 0, MAX_VOTE),
});
