import type { TitleId } from './title-id';

/**
 * A film or series as lists show it. Facts that a source does not have are null, never a made-up value; `genres` are TMDB's
 * English genre names for the media type ("Science Fiction", "Sci-Fi & Fantasy").
 */
export type Title = TitleId & {
  readonly title: string;
  /** The title in its own language, where it differs and is known. */
  readonly originalTitle: string | null;
  /** Release or first air date, `YYYY-MM-DD`. */
  readonly date: string | null;
  /** Year of release; known more often than the date. */
  readonly year: number | null;
  readonly genres: ReadonlyArray<string>;
  /** Average vote, 0 to 10; null while nobody has voted. */
  readonly vote: number | null;
  /** How many votes stand behind it. */
  readonly votes: number | null;
  /** A sentence or two; lists of the embedded catalogue have none. */
  readonly overview: string | null;
  /** Paths below the image base (`/t/p/{size}{path}`). */
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  /** ISO 639-1. */
  readonly originalLanguage: string | null;
  /** Minutes, films only, where the list already knows it. */
  readonly runtime: number | null;
  /** Series only, where the list already knows it. */
  readonly seasonCount: number | null;
};
