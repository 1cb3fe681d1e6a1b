import { addDays } from '#domain/shared/clock';
import { newestDate } from './newest-day';

/**
 * So many days before its newest release the catalogue takes films to be: what came out until then is in cinemas or was, and what
 * came out after it is still to come.
 */
const BEFORE_NEWEST = 44;

/** The day that the dated lists of films speak of; it moves with newer facts. */
export const filmSnapshotDate = (films: ReadonlyArray<{ readonly date: string | null }>): string => addDays(newestDate(films), -BEFORE_NEWEST);

/**
 * The day that those of series speak of. It cannot be read from the facts: they know what was on in one week only, because they keep
 * the day of the last episode as of May 2019 for the hundred best-known series that were running then. That day (`lastAirDateThen`) is
 * never corrected: a series that went on and ended since was on the air in that week all the same. To be set anew with newer facts; a
 * test refuses a day that leaves a list thin.
 */
export const SERIES_SNAPSHOT_DATE = '2019-05-19';

/** How long a film counts as now playing, and how near a last episode must be to be on the air, in days. */
export const IN_CINEMAS = 60;
export const ON_THE_AIR = 7;
