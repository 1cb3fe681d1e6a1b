import { itemKey } from '../catalogue/title-id';
import { MAX_RECENT_TITLES, type RecentTitle } from './user';

/** Whether both are one title: the same number, or the same IMDb id where the numbers are those of two catalogues. */
const sameOpened = (one: RecentTitle, other: RecentTitle): boolean =>
  one.itemKey === other.itemKey || (one.mediaType === other.mediaType && one.imdbID !== null && one.imdbID === other.imdbID);

/** The list of recently opened titles with this one in front; a title is in it once. */
export const addRecentTitle = (content: ReadonlyArray<RecentTitle>, opened: RecentTitle): ReadonlyArray<RecentTitle> =>
  [opened, ...content.filter((other) => !sameOpened(opened, other))].slice(0, MAX_RECENT_TITLES);

/** The number that a title turned out to have which is kept under another. */
export type ResolvedId = { readonly itemKey: string; readonly movieID: number };

/** The recently opened titles under the numbers that were found for them, in their order; a title is in it once, as it was opened last. */
export const applyResolvedIds = (content: ReadonlyArray<RecentTitle>, found: ReadonlyArray<ResolvedId>): ReadonlyArray<RecentTitle> => {
  const numbers = new Map(found.map(({ itemKey: kept, movieID }) => [kept, movieID]));
  const numbered = content.map((opened): RecentTitle => {
    const movieID = numbers.get(opened.itemKey) ?? opened.movieID;
    return movieID === opened.movieID ? opened : { ...opened, movieID, itemKey: itemKey({ mediaType: opened.mediaType, id: movieID }) };
  });
  return numbered.filter((opened, at) => numbered.findIndex((other) => other.itemKey === opened.itemKey) === at);
};
