import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { ImportedFact, NamedEpisode } from '#application/imports/import-row';
import { dayOf, ratingOf } from '#application/imports/import-values';
import type { TableRow } from '#application/imports/table';
import { NAMES } from './column-names';

const NO = /^(?:no|nein|non|n|false|0|unwatched|not watched|-)$/i;

/** Returns the day that a rating of a row has of its own; null without one. */
export const ratedOn = (row: TableRow): string | null => dayOf(row.get('rated_at', 'date rated'));

/**
 * Returns the viewing that a row says: on a day, or on an unknown one where it only says that the title was watched. @param points rating
 * of the row, which is that of a viewing on a day unless it has a day of its own.
 */
export const viewingIn = (
  row: TableRow, episode: EpisodeNumber | null, named: NamedEpisode | null, points: number | null,
): ReadonlyArray<ImportedFact> => {
  const [watchedOn, seen] = [row.get(...NAMES.watched), row.get(...NAMES.seen)];
  if (watchedOn === '' && (seen === '' || NO.test(seen))) return [];
  const day = dayOf(watchedOn || seen);
  const rating = ratingOf(row.get(...NAMES.ratingThen), 1) ?? (day === null || ratedOn(row) !== null ? null : points);
  return [{ kind: 'viewing', day, episode, ...(named !== null && { named }), ...(rating !== null && { rating }) }];
};
