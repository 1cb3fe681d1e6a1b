import type { TitleId } from './title-id';

/**
 * A film or series in a list. Missing data is null, never a placeholder value. `genres` are TMDB's English genre names for the
 * media type ("Science Fiction", "Sci-Fi & Fantasy").
 */
export type Title = TitleId & {
  readonly title: string;
  /** Title in the original language, if known and different. */
  readonly originalTitle: string | null;
  /** Release or first air date, `YYYY-MM-DD`. */
  readonly date: string | null;
  /** Year of release; known more often than the date. */
  readonly year: number | null;
  readonly genres: ReadonlyArray<string>;
  /** Average vote, 0 to 10; null without votes. */
  readonly averageVote: number | null;
  /** Number of votes. */
  readonly voteCount: number | null;
  /** One or two sentences; null in lists of the embedded catalogue. */
  readonly overview: string | null;
  /** Paths below the image base (`/t/p/{size}{path}`). */
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  /** ISO 639-1. */
  readonly originalLanguage: string | null;
  /** Minutes; films only, if the list contains the value. */
  readonly runtime: number | null;
  /** Series only, if the list contains the value. */
  readonly seasonCount: number | null;
};

/** Returns whether a title comes out after a day, `YYYY-MM-DD`; without a date, whether its year does. */
export const isToCome = ({ date, year }: Pick<Title, 'date' | 'year'>, day: string): boolean =>
  (date === null ? (year ?? 0) > Number(day.slice(0, 4)) : date > day);
