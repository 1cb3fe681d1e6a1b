import type { MediaType } from '#domain/catalogue/media-type';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { ImportedFact, ImportRow, ImportRows, LeftOutReason, LeftOutRow, NamedTitle } from './import-row';
import { dayOf, imdbIdOf, isNamed, ratingOf, tmdbIdOf, wholeOf, yearIn } from './import-values';
import { baseName, type Table, type TableRow } from './table';

type Read = { readonly title: NamedTitle; readonly facts: ReadonlyArray<ImportedFact>; readonly reason?: LeftOutReason };

/** Reads each row. One without a title or without a fact is damaged. */
const readTable = ({ file, rows }: Table, read: (row: TableRow) => Read): ImportRows => {
  const [good, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  for (const row of rows) {
    const { title, facts, reason } = read(row);
    const place = { file, row: row.row };
    if (reason === undefined && facts.length > 0 && isNamed(title)) good.push({ ...place, title, facts });
    else leftOut.push({ ...place, name: title.name, year: title.year, reason: reason ?? 'damaged' });
  }
  return { rows: good, leftOut, descriptions: new Map() };
};

const mediaTypeOf = (type: string): MediaType | null =>
  /^(?:movie|film)s?$/i.test(type) ? 'movie' : /^(?:tv|shows?|series|episodes?)$/i.test(type) ? 'tv' : null;

const episodeOf = (row: TableRow): EpisodeNumber | null => {
  const [season, episode] = [wholeOf(row.get('Season Number', 'season')), wholeOf(row.get('Episode Number', 'episode'))];
  return season === null || episode === null ? null : { season, episode };
};

const listNamed = (file: string): string => {
  const name = baseName(file);
  return /watchlist/i.test(name) ? 'watchlist' : /favou?rites/i.test(name) ? 'favorites' : name;
};

/** Reads ratings, a watchlist, favorites or a list of a TMDB account. A row with a rating is one, whatever the name of the file. */
export const readTmdb = (table: Table): ImportRows =>
  readTable(table, (row) => {
    const title = {
      name: row.get('Name'),
      year: yearIn(row.get('Release Date')),
      mediaType: mediaTypeOf(row.get('Type')),
      tmdbId: tmdbIdOf(row.get('TMDb ID')),
      imdbId: imdbIdOf(row.get('IMDb ID')),
    };
    const rating = ratingOf(row.get('Your Rating'), 1);
    if (row.get('Season Number') !== '' || row.get('Episode Number') !== '') return { title, facts: [], reason: 'episode' };
    if (row.get('Your Rating') !== '')
      return { title, facts: rating === null ? [] : [{ kind: 'rating', rating, day: dayOf(row.get('Date Rated')) }] };
    return { title, facts: [{ kind: 'item', list: listNamed(table.file), note: null, day: dayOf(row.get('Date Rated')) }] };
  });

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
      const title: NamedTitle = {
        name: known?.name ?? '', year: null, mediaType: 'tv', tmdbId: null,
        imdbId: imdbIdOf(row.get('series_imdb_id')) ?? known?.imdbId ?? null,
      };
      const episode = episodeOf(row);
      if (!isTrue(row.get('is_watched'))) return { title, facts: [], reason: 'no-title' };
      return { title, facts: episode === null ? [] : [{ kind: 'viewing', day: dayOf(row.get('watched_at')), episode }] };
    }
    const mediaType = table.has('is_watched') ? 'movie' : table.has('status') ? 'tv' : mediaTypeOf(row.get('item_type', 'type'));
    const title: NamedTitle = {
      name: row.get('title', 'name'),
      year: yearIn(row.get('year')),
      mediaType, tmdbId: null,
      imdbId: imdbIdOf(row.get('imdb_id')),
    };
    if (isTrue(row.get('is_watched'))) return { title, facts: [{ kind: 'viewing', day: dayOf(row.get('watched_at')), episode: null }] };
    const list = row.get('list_name') || (table.has('is_watched') || row.get('status') === 'for_later' ? 'watchlist' : '');
    return {
      title,
      facts: list === '' ? [] : [{ kind: 'item', list, note: null, day: dayOf(row.get('created_at')) }],
      ...(list === '' && { reason: 'no-title' as const }),
    };
  });

/** Columns of which one names a title. */
export const TITLE_COLUMNS = ['title', 'name', 'film', 'tmdbID', 'imdbID'] as const;

/** Ratings of Letterboxd's own format for imports are stars; others are taken for 1 to 10 only if one of them is above 5. */
const factorOf = (table: Table): 1 | 2 =>
  !table.has('LetterboxdURI') && (table.has('rated_at') || table.rows.some((row) => Number(row.get('Rating')) > 5)) ? 1 : 2;

/** Reads any table with a column for titles: viewings and ratings where it has such columns, else a list with the name of the file. */
export const readSimpleTable = (table: Table): ImportRows => {
  const factor = factorOf(table);
  return readTable(table, (row) => {
    const title: NamedTitle = {
      name: row.get('title', 'name', 'film'),
      year: yearIn(row.get('Year', 'release year', 'release date')),
      mediaType: mediaTypeOf(row.get('type', 'media type')),
      tmdbId: tmdbIdOf(row.get('tmdbID')),
      imdbId: imdbIdOf(row.get('imdbID')),
    };
    const episode = episodeOf(row);
    const watchedOn = row.get('WatchedDate', 'watched_at', 'date watched', 'last watched');
    const rating = row.get('Rating10') === '' ? ratingOf(row.get('Rating', 'your rating'), factor) : ratingOf(row.get('Rating10'), 1);
    const facts: ReadonlyArray<ImportedFact> = [
      ...(watchedOn === '' ? [] : [{ kind: 'viewing' as const, day: dayOf(watchedOn), episode }]),
      ...(rating === null || episode !== null
        ? []
        : [{ kind: 'rating' as const, rating, day: dayOf(row.get('rated_at', 'date rated')) ?? dayOf(watchedOn) }]),
      ...(row.get('watchlisted_at') === ''
        ? []
        : [{ kind: 'item' as const, list: 'watchlist', note: null, day: dayOf(row.get('watchlisted_at')) }]),
    ];
    if (facts.length > 0) return { title, facts };
    if (episode !== null) return { title, facts, reason: 'episode' };
    return {
      title,
      facts: [{ kind: 'item', list: listNamed(table.file), note: row.get('note', 'notes', 'review', 'description') || null, day: null }],
    };
  });
};
