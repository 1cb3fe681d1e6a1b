import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { ImportedFact, NamedEpisode } from '#application/imports/import-row';
import { dayOf, ratingOf } from '#application/imports/import-values';
import type { TableRow } from '#application/imports/table';
import { NAMES } from './column-names';

/** MyAnimeList writes zeros for a day that there is none of, and programs a word for an empty cell. */
const NO = new RegExp(String.raw`^(?:no|nein|non|n|nie|не|нет|否|false|falsch|faux|falso|fałsz|ложь|0|-+|–|—|null|none|nan|n/?a|tb[ad]|never`
  + String.raw`|unwatched|unseen|not .*|noch nicht.*|pas .*|0000-00-00.*|[❌✗✘☐⬜]\uFE0F?)$`, 'i');
const YES = /^(?:yes|y|true|wahr|vrai|verdadero|vero|prawda|истина|1|x|\[x\]|ja|oui|sí|si|sim|tak|да|是|[✓✔✅☑]\uFE0F?)(?:$|[\s,;(!])/i;
const DONE = /^(?:watched|seen|viewed|completed?|finished|done|gesehen|vue?|vist[oa])$/i;
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
  const [on, seen] = [row.get(...NAMES.watched), row.get(...NAMES.seen)];
  const isOn = on !== '' && !NO.test(on) && !PLANNED.test(on);
  // Any other word can say why it was not watched yet; a number is a day, a year or a count.
  const isSeen = !NO.test(seen) && (YES.test(seen) || DONE.test(seen) || /\d/.test(seen));
  const said = isOn ? on : isSeen ? seen : on === '' && seen === '' ? date ?? '' : '';
  if (said === '' && (seen !== '' || !DONE.test(row.get(...NAMES.status)))) return [];
  const day = dayOf(said) ?? (on === '' ? date : null);
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
