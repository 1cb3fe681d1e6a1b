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
  /** TMDB's number; negative for a title that only the embedded catalogue knows. */
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

/**
 * Bounds of the stored fields; `firestore.rules` has the same. Lengths are in UTF-16 units, `genresLength` is that of all genres together,
 * `runtime` is in minutes.
 */
export const STORED_TITLE_BOUNDS = {
  titleLength: 500, posterPathLength: 300, genres: 20, genresLength: 400, firstYear: 1800, lastYear: 2200, runtime: 100_000, vote: 10,
} as const;
const BOUNDS = STORED_TITLE_BOUNDS;
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
  title: cutText(title.title, BOUNDS.titleLength),
  posterPath: title.posterPath,
  releaseYear: within(title.year, BOUNDS.firstYear, BOUNDS.lastYear),
  genres: title.genres.filter(isGenreText).slice(0, BOUNDS.genres),
  runtime: within(title.runtime, 0, BOUNDS.runtime),
  vote: within(title.averageVote, 0, BOUNDS.vote),
});
