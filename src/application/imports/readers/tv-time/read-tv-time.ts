import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { countedPlays, type ImportedFact, type ImportRows } from '#application/imports/import-row';
import {
  dayOf, imdbIdOf, isUnreadRating, NOT_BEGUN, ratingOf, titleNumberOf, wholeOf, withYear, yearIn,
} from '#application/imports/import-values';
import { mediaTypeOf, readTable } from '#application/imports/readers/read-tables';
import { episodeOf } from '#application/imports/readers/title-in-row';
import type { Table, TableRow } from '#application/imports/table';
import { isTvTimeActivity, tvTimeActivityReader } from './read-tv-time-activity';
import { tvTimeListsReader } from './read-tv-time-lists';
import { readTvTimeRequestTable } from './read-tv-time-request';
import { isTrue, tvTimeRequestKind, type KnownTitle, type TvTimeRequest } from './tv-time-request';

/**
 * Returns the names and IMDb ids of the series in a file of a browser exporter of TV Time: its file of episodes names series by number
 * only.
 */
export const tvTimeSeries = (table: Table): ReadonlyMap<string, KnownTitle> =>
  new Map(
    table.rows
      .flatMap((row) =>
        ['uuid', 'tvdb_id'].map((column) =>
          [row.get(column), { name: row.get('title'), year: null, imdbId: imdbIdOf(row.get('imdb_id')) }] as const),
      )
      .filter(([id]) => id !== ''),
  );

/** Returns the viewing of a row. Of rewatches the file has the number only. */
const watchedIn = (row: TableRow) => ({
  kind: 'viewing' as const, day: dayOf(row.get('watched_at')), episode: null, ...countedPlays(1 + (wholeOf(row.get('rewatch_count')) ?? 0)),
});

/** Reads episodes, films or lists of a browser exporter of TV Time. Episodes that were not watched say nothing. */
const readTvTime = (table: Table, series: ReturnType<typeof tvTimeSeries>): ImportRows =>
  readTable(table, (row) => {
    const known = series.get(row.get('series_uuid')) ?? series.get(row.get('series_tvdb_id'));
    if (table.has('series_uuid') || table.has('series_tvdb_id')) {
      const episode = episodeOf(row);
      const id = episode === null ? titleNumberOf(row.get('tvdb_id')) : null;
      const title = namedTitle({
        ...withYear(known?.name ?? ''),
        mediaType: 'tv', imdbId: imdbIdOf(row.get('series_imdb_id')) ?? known?.imdbId ?? null,
        tvdbId: titleNumberOf(row.get('series_tvdb_id')),
        episodeId: id === null ? null : { by: 'tvdb', id },
      });
      if (!isTrue(row.get('is_watched'))) return { title, facts: [], reason: 'no-title' };
      if (episode === null && id === null) return { title, facts: [], reason: 'bad-episode' };
      const named = { season: wholeOf(row.get('season')), name: '' };
      return { title, facts: [{ ...watchedIn(row), episode, ...(episode === null && { named }) }] };
    }
    // Films and series of one file stand in one table: only films say whether they were watched.
    const mediaType = mediaTypeOf(row.get('item_type', 'type')) ?? (table.has('is_watched') ? 'movie' : table.has('status') ? 'tv' : null);
    const isFilm = mediaType === 'movie' && table.has('is_watched');
    const title = namedTitle({
      ...withYear(row.get('title', 'name'), yearIn(row.get('year'))),
      mediaType,
      imdbId: imdbIdOf(row.get('imdb_id')),
      tvdbId: mediaType === 'tv' ? titleNumberOf(row.get('tvdb_id')) : null,
    });
    const inList = (list: string): ImportedFact => ({ kind: 'item', list, note: null, day: dayOf(row.get('added_at', 'created_at')) });
    const liked = isTrue(row.get('is_favorite')) ? [inList('favorites')] : [];
    const [status, points, isWatched] = [row.get('status'), row.get('rating'), isTrue(row.get('is_watched'))];
    const rating = ratingOf(points, 1);
    const list = row.get('list_name', 'list') || (!isWatched && (isFilm || NOT_BEGUN.includes(status)) ? 'watchlist' : '');
    const facts: ReadonlyArray<ImportedFact> = [
      ...(isWatched ? [watchedIn(row)] : []), ...(list === '' ? [] : [inList(list)]), ...liked,
      ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day: dayOf(row.get('watched_at')) }]),
    ];
    if (facts.length === 0) return { title, facts, reason: status === 'stopped' ? 'stopped' : status === '' ? 'no-title' : 'started' };
    return { title, facts, rank: wholeOf(row.get('custom_order')), ...(isUnreadRating(points, rating) && { hasBadRating: true }) };
  });

/** Returns a function that reads a table of TV Time, by its columns; null for another table. @param series of all its files. */
export const tvTimeReader = (
  table: Table, series: ReturnType<typeof tvTimeSeries>, request: TvTimeRequest,
): ((part: Table) => ImportRows) | null => {
  const kind = tvTimeRequestKind(table);
  if (kind !== null) return (part) => readTvTimeRequestTable(part, kind, request, series);
  if (isTvTimeActivity(table)) return tvTimeActivityReader(table);
  if (table.has('objects') && ['name', 's_key'].some((column) => table.has(column))) return tvTimeListsReader(table, series);
  return table.has('tvdb_id') && (table.has('uuid') || table.has('series_uuid') || table.has('list_name'))
    ? (part) => readTvTime(part, series) : null;
};
