import { itemKey } from '../catalogue/title-id';
import { MAX_RECENT_TITLES, type RecentTitle } from './user';

/** Returns whether both are the same title: same item key, or same IMDb id if the ids come from different catalogues. */
const isSameRecentTitle = (one: RecentTitle, other: RecentTitle): boolean =>
  one.itemKey === other.itemKey || (one.mediaType === other.mediaType && one.imdbID !== null && one.imdbID === other.imdbID);

/** Puts a title first in the recent titles, without duplicates; keeps at most `MAX_RECENT_TITLES`. */
export const addRecentTitle = (content: ReadonlyArray<RecentTitle>, title: RecentTitle): ReadonlyArray<RecentTitle> =>
  [title, ...content.filter((other) => !isSameRecentTitle(title, other))].slice(0, MAX_RECENT_TITLES);

/** The resolved catalogue id of a recent title that is stored under another id. */
export type ResolvedId = { readonly itemKey: string; readonly movieID: number };

/** Replaces stored ids by resolved ids and keeps the order. Of duplicates, the most recent entry is kept. */
export const applyResolvedIds = (content: ReadonlyArray<RecentTitle>, resolved: ReadonlyArray<ResolvedId>): ReadonlyArray<RecentTitle> => {
  const ids = new Map(resolved.map(({ itemKey: key, movieID }) => [key, movieID]));
  const updated = content.map((title): RecentTitle => {
    const movieID = ids.get(title.itemKey) ?? title.movieID;
    return movieID === title.movieID ? title : { ...title, movieID, itemKey: itemKey({ mediaType: title.mediaType, id: movieID }) };
  });
  return updated.filter((title, index) => updated.findIndex((other) => other.itemKey === title.itemKey) === index);
};
