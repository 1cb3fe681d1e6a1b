/**
 * Maximum age of catalogue results in milliseconds: older ones are fetched again when a screen opens. Every cache between an answer and
 * the screen counts it from the first request, so that an edit at TMDB is shown after five minutes at the latest.
 */
export const CATALOGUE_MAX_AGE_MS = 5 * 60_000;
