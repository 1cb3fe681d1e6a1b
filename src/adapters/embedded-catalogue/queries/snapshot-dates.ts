import { addDays } from '#domain/shared/dates';

/** Number of films that count as upcoming: those released after the snapshot date. */
const UPCOMING_FILMS = 24;

/** Returns the date that the dated lists of films refer to: the day before the newest releases. Newer facts move the date forward. */
export const filmSnapshotDate = (films: ReadonlyArray<{ readonly date: string | null }>): string => {
  const dates = films.flatMap(({ date }) => date ?? []).sort();
  return addDays(dates.at(-UPCOMING_FILMS) ?? dates[0] ?? '1970-01-01', -1);
};

/**
 * Date that the dated lists of series refer to. It cannot be derived from the facts: they have the date of the last episode for one
 * week only (May 2019), for the hundred best-known series that were running then. That date (`lastAirDateThen`) is never corrected: a
 * series that ended later was on the air in that week. Update the constant with newer facts; a test fails if a list has too few titles.
 */
export const SERIES_SNAPSHOT_DATE = '2019-05-19';

/** Days that a film counts as now playing, and maximum distance in days between the last episode and the snapshot date to be on the air. */
export const NOW_PLAYING_DAYS = 60;
export const ON_THE_AIR_DAYS = 7;
