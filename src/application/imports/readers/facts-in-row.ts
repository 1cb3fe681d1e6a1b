import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import { ratedEpisode, saysAnyRating, type ImportedFact, type NamedEpisode } from '#application/imports/import-row';
import { dayOf, ratingOf } from '#application/imports/import-values';
import type { TableRow } from '#application/imports/table';
import { NAMES } from './column-names';
import { episodeOfCode } from './episode-in-name';

/** MyAnimeList writes zeros for a day that there is none of, and programs a word for an empty cell. */
const NO = new RegExp(String.raw`^(?:no|nein|non|n|nie|не|нет|否|false|falsch|faux|falso|fałsz|ложь|0|-+|–|—|null|none|nan|n/?a|tb[ad]|never`
  + String.raw`|unwatched|unseen|not .*|noch nicht.*|pas .*|0000-00-00.*|[❌✗✘☐⬜]\uFE0F?)$`, 'i');
const YES = /^(?:yes|y|true|wahr|vrai|verdadero|vero|prawda|истина|1|x|\[x\]|ja|oui|sí|si|sim|tak|да|是|[✓✔✅☑]\uFE0F?)(?:$|[\s,;(!])/i;
const DONE = /^(?:watched|seen|viewed|completed?|finished|done|gesehen|vue?|vist[oa])$/i;
const PLANNED = /^(?:plan(?:ned|ning)?(?: ?to ?watch)?|want(?:ed)?(?: ?to ?(?:watch|see))?|to ?watch|watch ?list(?:ed)?|watch later|wishlist)$/i;

/** Says that the title was begun, and not watched. */
const BEGUN = new RegExp(String.raw`^(?:(?:currently |still )?watching|in progress|(?:on[- ]?)?hold|paused?|dropped|abandoned|stopped`
  + String.raw`|started|begun|quit|skipped|dnf|did(?:n['’]t| not) finish.*|angefangen|abgebrochen)$`, 'i');
/** Says in a column of viewings that the title was begun, and in one of states only that the series runs. */
const RUNNING = /^(?:ongoing|airing)$/i;
/** A part of all, "5/12"; a day or a month with its year is none. Per cent. A count of nothing. Numbers of seasons and episodes. */
const SHARE = /(?<![\d/.-]|\/\s+)(\d{1,3})\s*(\/|of|out of|von)\s*(\d{1,3})(?![\d/.-]|\s+\/)/i;
const [PERCENT, ZERO] = [/(\d+)\s*%/, /^0+(?![\d.,:/-])\D*$/];
const PARTS = String.raw`seasons?|staffeln?|eps?|episodes?|folgen?`;
const PART = new RegExp(String.raw`(?<![\p{L}'’])(?:s|e|${PARTS})\.?\s*\d|\d\s*(?:${PARTS})(?!\p{L})`, 'iu');

/**
 * Returns whether a text says that a part of a title was watched: a series can be watched in part.
 * @param isDay whether it stands in a column of days, where "5/12" is a day and a month.
 */
const isOfPart = (text: string, isDay = false): boolean => {
  const [, first = '1', sign, second = '1'] = SHARE.exec(text) ?? [];
  const [part, all] = [Number(first), Number(second)];
  const isDate = isDay && sign === '/' && part > 0 && Math.min(part, all) <= 12 && Math.max(part, all) <= 31;
  return (part < all && !isDate) || all === 0 || Number(PERCENT.exec(text)?.[1] ?? 100) < 100 || PART.test(text);
};

/** Returns whether a text says an episode, or a day, a year or a count of viewings of the whole title. */
const isDayOrCount = (text: string, isDay: boolean): boolean =>
  episodeOfCode(text) !== null || (/\d/.test(text) && !ZERO.test(text) && !isOfPart(text, isDay));

const saysWatched = (text: string, isDay = false): boolean =>
  !NO.test(text) && (YES.test(text) || DONE.test(text) || isDayOrCount(text, isDay));

/** Columns of days with room for "last summer", or for a place, "Netflix". In others, such as "Finished", a word can say anything. */
const VAGUE = NAMES.watched.filter((name) => /dat[ae]|fecha|дата|日期|\b(?:on|am|le|el)$/i.test(name));

/** Returns whether a text in a column of viewings says that the title was watched. */
const isWatchedOn = (row: TableRow, text: string): boolean => {
  const isDay = text === row.get(...VAGUE);
  return saysWatched(text, isDay) || /^(?:\?+|unknown)$/i.test(text)
    || (isDay && ![NO, PLANNED, BEGUN, RUNNING].some((words) => words.test(text)) && !/\d/.test(text));
};

/** Returns the states of a title in a row: Simkl has its own in the column of the watchlist, where others say yes or no. */
const statesOf = (row: TableRow): ReadonlyArray<string> => [row.get(...NAMES.status), row.get(...NAMES.watchlisted)];
const isDone = (row: TableRow): boolean => statesOf(row).some((state) => DONE.test(state));

/** Returns whether a row says that its title was begun, and not watched: a day beside it is that of what was watched so far. */
export const isBegun = (row: TableRow): boolean => statesOf(row).some((state) => BEGUN.test(state));

/** Returns the episode that a row says to be the one that was watched last; null without one, and for the last one of a whole series. */
export const watchedEpisode = (row: TableRow): EpisodeNumber | null =>
  episodeOfCode(row.get(...NAMES.watched)) ?? episodeOfCode(row.get(...NAMES.seen))
    ?? (isDone(row) ? null : episodeOfCode(row.get(...NAMES.lastEpisode)));

/** Returns the day that a rating of a row has of its own; null without one. */
export const ratedOn = (row: TableRow): string | null => dayOf(row.get(...NAMES.rated));

/**
 * Returns the viewing that a row says: on a day, or on an unknown one where it only says that the title was watched. @param points rating
 * of the row, which is that of a viewing on a day unless it has a day of its own. @param date a day that can only be that of the viewing.
 */
export const viewingIn = (
  row: TableRow, episode: EpisodeNumber | null, named: NamedEpisode | null, points: number | null,
  date: string | null,
): ReadonlyArray<ImportedFact> => {
  const [on, seen] = [row.get(...NAMES.watched), row.get(...NAMES.seen)];
  // The day beside a part is that of the latest viewing.
  if (episode === null && named === null && isOfPart(seen)) return [];
  const isOn = on !== '' && isWatchedOn(row, on);
  const isSeen = saysWatched(seen);
  const said = isOn ? on : isSeen ? seen : on === '' && seen === '' ? date ?? '' : '';
  const last = watchedEpisode(row);
  const isLast = last !== null && last.season === episode?.season && last.episode === episode.episode;
  if (said === '' && (seen !== '' || !isDone(row)) && !isLast) return [];
  const day = dayOf(said) ?? (on === '' ? date : null);
  const rating = ratingOf(row.get(...NAMES.ratingThen), 1) ?? (day === null || ratedOn(row) !== null ? null : points);
  return [{ kind: 'viewing', day, episode, ...(named !== null && { named }), ...(rating !== null && { rating }) }];
};

/** Returns whether a row without a viewing says that there is none: by a no, or because the title is planned or was begun. */
export const saysUnwatched = (row: TableRow): boolean => {
  const [viewings, state] = [[row.get(...NAMES.watched), row.get(...NAMES.seen)], row.get(...NAMES.status)];
  return viewings.some((text) => RUNNING.test(text) || isOfPart(text))
    || [...viewings, state].some((text) => NO.test(text))
    || [...viewings, ...statesOf(row)].some((text) => PLANNED.test(text) || BEGUN.test(text));
};

/**
 * Returns the rating of an episode that a row has beside its viewings: none if one of them has it, or if the row says that there is none.
 */
export const ratingOfEpisodeIn = (
  row: TableRow, episode: EpisodeNumber | NamedEpisode, rating: number, viewings: ReadonlyArray<ImportedFact>,
): ReadonlyArray<ImportedFact> =>
  (saysAnyRating(viewings) || (viewings.length === 0 && saysUnwatched(row)) ? [] : [ratedEpisode(episode, rating, ratedOn(row))]);

/** Returns the lists of the member that a row names by a yes, by a day or by what the member means to do. */
export const ownListsIn = (row: TableRow): ReadonlyArray<ImportedFact> => {
  const [addedAt, watchlisted] = [row.get('watchlisted_at'), row.get(...NAMES.watchlisted, ...NAMES.status)];
  const isWatchlisted = addedAt !== '' || YES.test(row.get(...NAMES.watchlisted)) || PLANNED.test(watchlisted);
  return [
    ...(isWatchlisted ? [{ kind: 'item' as const, list: 'watchlist', note: null, day: dayOf(addedAt) }] : []),
    ...(YES.test(row.get(...NAMES.loved)) ? [{ kind: 'item' as const, list: 'favorites', note: null, day: null }] : []),
  ];
};
