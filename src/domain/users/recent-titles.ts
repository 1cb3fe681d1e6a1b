import { itemKey } from '#domain/catalogue/title-id';
import { MAX_RECENT_TITLES, type RecentTitle } from './user';

/**
 * Returns whether both are the same title: same item key, or same IMDb id if the ids come from different catalogues. Two titles of one
 * catalogue can be stored with one IMDb id: one of them from before a correction.
 */
const isSameRecentTitle = (one: RecentTitle, other: RecentTitle): boolean =>
  one.itemKey === other.itemKey || (one.mediaType === other.mediaType && one.imdbID !== null && one.imdbID === other.imdbID
    && one.movieID > 0 !== other.movieID > 0);

/** Orders openings newest first. Of simultaneous openings of one title, the one with a TMDB id (positive) precedes. */
const byOpening = (one: RecentTitle, other: RecentTitle): number => {
  const [name, otherName] = [one.itemKey + one.title, other.itemKey + other.title];
  return other.openedAt - one.openedAt || other.movieID - one.movieID || Number(name > otherName) - Number(name < otherName);
};

/**
 * Merges titles that a browser opened into stored ones: newest first, each title once, at most `MAX_RECENT_TITLES`. The order of the
 * arguments does not matter, and merging the same titles again changes nothing. Returns `stored` itself if nothing changes.
 */
export const mergeRecentTitles = (stored: ReadonlyArray<RecentTitle>, opened: ReadonlyArray<RecentTitle>): ReadonlyArray<RecentTitle> => {
  const merged: RecentTitle[] = [];
  for (const title of [...stored, ...opened].sort(byOpening)) {
    if (merged.length < MAX_RECENT_TITLES && !merged.some((newer) => isSameRecentTitle(newer, title))) merged.push(title);
  }
  return merged.length === stored.length && merged.every((title, index) => title === stored[index]) ? stored : merged;
};

/** The present id of a recent title that is stored under a former key. */
export type ChangedTitleId = { readonly itemKey: string; readonly movieID: number };

/**
 * Replaces former ids by present ones and keeps the order. Of duplicates, the most recent entry is kept. Returns `content` itself if
 * nothing changes.
 */
export const applyChangedTitleIds = (
  content: ReadonlyArray<RecentTitle>, changed: ReadonlyArray<ChangedTitleId>,
): ReadonlyArray<RecentTitle> => {
  const ids = new Map(changed.map(({ itemKey: key, movieID }) => [key, movieID]));
  const updated = content.map((title): RecentTitle => {
    const movieID = ids.get(title.itemKey) ?? title.movieID;
    return movieID === title.movieID ? title : { ...title, movieID, itemKey: itemKey({ mediaType: title.mediaType, id: movieID }) };
  });
  const unique = updated.filter((title, index) => updated.findIndex((other) => other.itemKey === title.itemKey) === index);
  return unique.length === content.length && unique.every((title, index) => title === content[index]) ? content : unique;
};
