import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportRow, ImportRows, LeftOutRow } from '#application/imports/import-row';
import { dayOf, imdbIdOf, isNamed, titleNumberOf, withYear, yearIn } from '#application/imports/import-values';
import { episodeOf, mediaTypeOf, readTable, type Read } from './read-tables';
import type { Table, TableRow } from '#application/imports/table';

const isTrue = (text: string): boolean => /^(?:true|1|yes)$/i.test(text);

/**
 * Returns the names and IMDb ids of the series in a file of a browser exporter of TV Time: its file of episodes names series by number
 * only.
 */
export const tvTimeSeries = (table: Table): ReadonlyMap<string, Pick<NamedTitle, 'name' | 'imdbId'>> =>
  new Map(
    table.rows
      .flatMap((row) =>
        ['uuid', 'tvdb_id'].map((column) => [row.get(column), { name: row.get('title'), imdbId: imdbIdOf(row.get('imdb_id')) }] as const),
      )
      .filter(([id]) => id !== ''),
  );

/** Reads episodes, films or lists of a browser exporter of TV Time. Episodes that were not watched say nothing. */
export const readTvTime = (table: Table, series: ReturnType<typeof tvTimeSeries>): ImportRows =>
  readTable(table, (row) => {
    const known = series.get(row.get('series_uuid')) ?? series.get(row.get('series_tvdb_id'));
    if (table.has('series_uuid') || table.has('series_tvdb_id')) {
      const title = namedTitle({
        ...withYear(known?.name ?? ''),
        mediaType: 'tv', imdbId: imdbIdOf(row.get('series_imdb_id')) ?? known?.imdbId ?? null,
        tvdbId: titleNumberOf(row.get('series_tvdb_id')),
      });
      const episode = episodeOf(row);
      if (!isTrue(row.get('is_watched'))) return { title, facts: [], reason: 'no-title' };
      return episode === null
        ? { title, facts: [], reason: 'bad-episode' }
        : { title, facts: [{ kind: 'viewing', day: dayOf(row.get('watched_at')), episode }] };
    }
    const mediaType = table.has('is_watched') ? 'movie' : table.has('status') ? 'tv' : mediaTypeOf(row.get('item_type', 'type'));
    const title = namedTitle({
      ...withYear(row.get('title', 'name'), yearIn(row.get('year'))),
      mediaType,
      imdbId: imdbIdOf(row.get('imdb_id')),
      tvdbId: mediaType === 'tv' ? titleNumberOf(row.get('tvdb_id')) : null,
    });
    if (isTrue(row.get('is_watched'))) return { title, facts: [{ kind: 'viewing', day: dayOf(row.get('watched_at')), episode: null }] };
    const list = row.get('list_name') || (table.has('is_watched') || row.get('status') === 'for_later' ? 'watchlist' : '');
    return {
      title,
      facts: list === '' ? [] : [{ kind: 'item', list, note: null, day: dayOf(row.get('created_at')) }],
      ...(list === '' && { reason: 'no-title' as const }),
    };
  });


/** Returns whether a table is one of the data request whose rows are told apart by the beginning of their key. */
export const isTvTimeTracking = (table: Table): boolean => table.has('s_id', 'key') || (table.has('movie_name', 'entity_type'));

/** Returns the names of the series of a data request by TVDB's number: its lists name series by number only. */
export const trackedSeries = (table: Table): ReadonlyArray<readonly [id: string, known: Pick<NamedTitle, 'name' | 'imdbId'>]> =>
  table.rows
    .map((row) => [row.get('s_id'), { name: row.get('series_name'), imdbId: null }] as const)
    .filter(([id, { name }]) => id !== '' && name !== '');

const trackedSeriesRow = (row: TableRow, key: string): Read => {
  const title = namedTitle({ ...withYear(row.get('series_name')), mediaType: 'tv', tvdbId: titleNumberOf(row.get('s_id')) });
  if (/^(?:re)?watch-episode/.test(key)) {
    const episode = episodeOf(row);
    return episode === null || episode.episode === 0
      ? { title, facts: [], reason: 'bad-episode' }
      : { title, facts: [{ kind: 'viewing', day: dayOf(row.get('created_at')), episode }] };
  }
  const isForLater = key.startsWith('user-series') && isTrue(row.get('is_for_later'));
  return isForLater
    ? { title, facts: [{ kind: 'item', list: 'watchlist', note: null, day: dayOf(row.get('followed_at', 'created_at')) }] }
    : { title, facts: [], reason: 'no-title' };
};

/**
 * Reads a table of the data request: episodes that were watched, with every rewatch, series for later, and films. What only counts or
 * follows says nothing.
 */
export const readTvTimeTracking = (table: Table): ImportRows =>
  readTable(table, (row) => {
    const key = row.get('type-uuid-n', 'key');
    if (row.get('movie_name') === '') return trackedSeriesRow(row, key);
    const title = namedTitle({ ...withYear(row.get('movie_name'), yearIn(row.get('release_date'))), mediaType: 'movie' });
    if (/^(?:re)?watch-/.test(key)) return { title, facts: [{ kind: 'viewing', day: dayOf(row.get('created_at')), episode: null }] };
    return key.startsWith('towatch')
      ? { title, facts: [{ kind: 'item', list: 'watchlist', note: null, day: dayOf(row.get('created_at')) }] }
      : { title, facts: [], reason: 'no-title' };
  });

/**
 * Reads the lists of the data request. Their titles are a text such as `[map[created_at:1.7e+09 id:422981 type:series]]`; each is an entry
 * of its own.
 */
export const readTvTimeLists = ({ file, rows }: Table, series: ReturnType<typeof tvTimeSeries>): ImportRows => {
  const [good, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  for (const row of rows) {
    const entries = row.get('objects').match(/map\[[^\]]*\]/g) ?? [];
    if (entries.length === 0) leftOut.push({ file, row: row.row, name: row.get('name'), year: null, reason: 'no-title' });
    for (const entry of entries) {
      const id = /\bid:(\d+)/.exec(entry)?.[1] ?? '';
      const title = namedTitle({ ...withYear(series.get(id)?.name ?? ''), mediaType: 'tv', tvdbId: titleNumberOf(id) });
      const place = { file, row: row.row };
      if (!isNamed(title) || !/\btype:series\b/.test(entry))
        leftOut.push({ ...place, name: title.name, year: title.year, reason: 'unknown' });
      else
        good.push({
          ...place,
          title,
          facts: [{ kind: 'item', list: row.get('name') || 'TV Time', note: null, day: null }],
        });
    }
  }
  return { rows: good, leftOut, descriptions: new Map() };
};
