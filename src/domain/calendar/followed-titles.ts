import type { StoredTitle } from '#domain/lists/stored-title';
import { comingRank } from './coming-event';

/** Most series and most films that are looked up for a calendar. */
export const MAX_SERIES = 50;
export const MAX_FILMS = 50;

/** Returns each title once, where it stands first. */
export const uniqueTitles = (titles: ReadonlyArray<StoredTitle>): ReadonlyArray<StoredTitle> => {
  const keys = new Set<string>();
  return titles.filter(({ itemKey }) => !keys.has(itemKey) && keys.add(itemKey));
};

/**
 * Returns the titles that a calendar looks up: at most 50 series and at most 50 films that may come, each once. Films of last year have the
 * places that later ones leave.
 * @param series of viewings, last watched first. @param films of the watchlist. @param today `YYYY-MM-DD`.
 */
export const selectFollowed = (
  series: ReadonlyArray<StoredTitle>, films: ReadonlyArray<StoredTitle>, today: string,
): ReadonlyArray<StoredTitle> => {
  const ranked = (rank: 0 | 1): ReadonlyArray<StoredTitle> => uniqueTitles(films).filter((film) => comingRank(film, today) === rank);
  return [...uniqueTitles(series).slice(0, MAX_SERIES), ...[...ranked(0), ...ranked(1)].slice(0, MAX_FILMS)];
};
