import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { ImportedFact, NamedEpisode } from '#application/imports/import-row';
import { dayOf, ratingOf } from '#application/imports/import-values';
import type { TableRow } from '#application/imports/table';
import { NAMES } from './column-names';

/** MyAnimeList writes zeros for a day that there is none of. */
const NO = /^(?:no|nein|non|n|false|0|unwatched|not watched|-|0000-00-00.*)$/i;
const YES = /^(?:yes|true|1|x|ja|oui|sí|si|✓|✔)$/i;
const DONE = /^(?:watched|seen|completed?|finished|done)$/i;
const PLANNED = /^(?:plan(?:ned|ning)?(?: ?to ?watch)?|want(?:ed)?(?: ?to ?(?:watch|see))?|to ?watch|watch ?list(?:ed)?|watch later|wishlist)$/i;

/** Returns the day that a rating of a row has of its own; null without one. */
export const ratedOn = (row: TableRow): string | null => dayOf(row.get('rated_at', 'date rated', 'rated on', 'rating date', 'vote date'));

/**
 * Returns the viewing that a row says: on a day, or on an unknown one where it only says that the title was watched. @param points rating
 * of the row, which is that of a viewing on a day unless it has a day of its own. @param date a day that can only be that of the viewing.
 */
export const viewingIn = (
  row: TableRow, episode: EpisodeNumber | null, named: NamedEpisode | null, points: number | null,
  date: string | null,
): ReadonlyArray<ImportedFact> => {
  const said = row.get(...NAMES.watched, ...NAMES.seen) || (date ?? '');
  if (NO.test(said) || (said === '' && !DONE.test(row.get(...NAMES.status)))) return [];
  const day = dayOf(said);
  const rating = ratingOf(row.get(...NAMES.ratingThen), 1) ?? (day === null || ratedOn(row) !== null ? null : points);
  return [{ kind: 'viewing', day, episode, ...(named !== null && { named }), ...(rating !== null && { rating }) }];
};

/** Returns the lists of the member that a row names by a yes, by a day or by what the member means to do. */
export const ownListsIn = (row: TableRow): ReadonlyArray<ImportedFact> => {
  const [addedAt, watchlisted] = [row.get('watchlisted_at'), row.get(...NAMES.watchlisted, ...NAMES.status)];
  const isWatchlisted = addedAt !== '' || YES.test(row.get(...NAMES.watchlisted)) || PLANNED.test(watchlisted);
  return [
    ...(isWatchlisted ? [{ kind: 'item' as const, list: 'watchlist', note: null, day: dayOf(addedAt) }] : []),
    ...(YES.test(row.get(...NAMES.loved)) ? [{ kind: 'item' as const, list: 'favorites', note: null, day: null }] : []),
  ];
};
