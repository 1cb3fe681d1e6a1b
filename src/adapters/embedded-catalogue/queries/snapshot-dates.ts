/**
 * Date that the dated lists of films refer to: the day before the 24 newest releases, so that there are films in cinemas and later ones.
 * The names of the lists say its month. A test compares it with the facts.
 */
export const FILM_SNAPSHOT_DATE = '2025-11-04';

/**
 * Date that the dated lists of series refer to. It cannot be derived from the facts: they have the date of the last episode for one
 * week only (May 2019), for the hundred best-known series that were running then. That date (`lastAirDateThen`) is never corrected: a
 * series that ended later was on the air in that week. Update the constant with newer facts; a test fails if a list has too few titles.
 */
export const SERIES_SNAPSHOT_DATE = '2019-05-19';

/** Days that a film counts as now playing, and maximum distance in days between the last episode and the snapshot date to be on the air. */
export const NOW_PLAYING_DAYS = 60;
export const ON_THE_AIR_DAYS = 7;
