import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportedFact, ImportRows } from '#application/imports/import-row';
import { dayOf, imdbIdOf, isUnreadRating, NOT_BEGUN, ratingOf, titleNumberOf, withYear } from '#application/imports/import-values';
import { mediaTypeOf, readTable, type Read } from '#application/imports/readers/read-tables';
import { episodeOf } from '#application/imports/readers/title-in-row';
import { baseName, type Table, type TableRow } from '#application/imports/table';
import { isSharedList, listNamed } from '#application/imports/text/own-names';
import { isTrue } from './tv-time-request';

/** Returns whether a table has films and every episode of series, as TV Time Liberator writes them: history, favorites or a list. */
export const isTvTimeActivity = ({ has }: Table): boolean => has('title', 'season', 'episode', 'is_special', 'is_watched');

/** Name of the file of a list: its own in small letters, with `_` for blanks. */
const LIST_FILE = /^list_(.+?)(?: \(\d+\))?$/i;

/** Returns the list that such a table is, by its name: "favorites", an own one, or null for the history. */
export const activityListOf = (file: string): string | null => {
  const named = listNamed(file);
  return isSharedList(named) ? named : LIST_FILE.exec(baseName(file))?.[1]?.replaceAll('_', ' ') ?? null;
};

/** Returns whether a row of such a table is about a film; others are about an episode of a series. */
export const isFilmInActivity = (row: TableRow): boolean => {
  const mediaType = mediaTypeOf(row.get('type'));
  return mediaType === 'movie' || (mediaType === null && row.get('season', 'episode') === '');
};

/** A series with its first row. The numbers are those of its episodes: one of them finds it for all rows. */
type SeriesInTable = { readonly first: number; readonly episodeId: NamedTitle['episodeId']; readonly isWatched: boolean };

const seriesIn = ({ rows }: Table): ReadonlyMap<string, SeriesInTable> => {
  const all = new Map<string, SeriesInTable>();
  for (const row of rows) {
    if (isFilmInActivity(row)) continue;
    const [name, tvdbId] = [row.get('title'), titleNumberOf(row.get('tvdb_id', 'id_tvdb'))];
    const known = all.get(name);
    const episodeId = known?.episodeId ?? (tvdbId === null ? null : { by: 'tvdb' as const, id: tvdbId });
    all.set(name, { first: known?.first ?? row.row, episodeId, isWatched: known?.isWatched === true || isTrue(row.get('is_watched')) });
  }
  return all;
};

/**
 * Returns a reader of such a table: films and episodes that were watched; films that were not, and series that were not begun, are on the
 * watchlist. In the file of a list all of them are on it. @param whole the whole table, whose first row of a series stands for it.
 */
export const tvTimeActivityReader = (whole: Table): ((part: Table) => ImportRows) => {
  const list = activityListOf(whole.file);
  const all = seriesIn(whole);
  const read = (row: TableRow): Read => {
    const [name, isWatched, day, points] =
      [row.get('title'), isTrue(row.get('is_watched')), dayOf(row.get('watched_at')), row.get('rating')];
    const rating = ratingOf(points, 1);
    const unread = isUnreadRating(points, rating) ? { hasBadRating: true as const } : {};
    const onList = (of: string | null): ReadonlyArray<ImportedFact> =>
      (of === null ? [] : [{ kind: 'item', list: of, note: null, day: null }]);
    if (isFilmInActivity(row)) {
      const title = namedTitle({ ...withYear(name), mediaType: 'movie', imdbId: imdbIdOf(row.get('imdb_id', 'id_imdb')) });
      const isLater = !isWatched && isTrue(row.get('is_watchlisted') || 'true');
      const facts: ReadonlyArray<ImportedFact> = [
        ...(isWatched ? [{ kind: 'viewing' as const, day, episode: null }] : []), ...onList(list ?? (isLater ? 'watchlist' : null)),
        ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day }]),
      ];
      return { title, facts, ...(facts.length === 0 && { reason: 'no-title' as const }), ...unread };
    }
    const series = all.get(name);
    const episode = episodeOf(row);
    const title = namedTitle({ ...withYear(name), mediaType: 'tv', episodeId: series?.episodeId ?? null });
    const isLater = series?.isWatched !== true && NOT_BEGUN.includes(row.get('status'));
    const facts: ReadonlyArray<ImportedFact> = [
      ...(isWatched && episode !== null ? [{ kind: 'viewing' as const, day, episode, ...(rating !== null && { rating }) }] : []),
      ...(series?.first === row.row ? onList(list ?? (isLater ? 'watchlist' : null)) : []),
    ];
    return { title, facts, ...(facts.length === 0 && { reason: isWatched ? 'bad-episode' as const : 'no-title' as const }), ...unread };
  };
  return (part) => readTable(part, read);
};
