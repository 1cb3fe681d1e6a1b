import type { MediaType } from '#domain/catalogue/media-type';
import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { ImportedFact, ImportRow, ImportRows, LeftOutReason, LeftOutRow } from '#application/imports/import-row';
import { dayOf, imdbIdOf, isNamed, namesIn, ratingOf, titleNumberOf, wholeOf, withYear, yearIn } from '#application/imports/import-values';
import { baseName, type Table, type TableRow } from '#application/imports/table';

export type Read = { readonly title: NamedTitle; readonly facts: ReadonlyArray<ImportedFact>; readonly reason?: LeftOutReason };

/** Reads each row. One without a title or without a fact is damaged: its rating or its episode cannot be read. */
export const readTable = ({ file, rows }: Table, read: (row: TableRow) => Read): ImportRows => {
  const [good, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  for (const row of rows) {
    const { title, facts, reason } = read(row);
    const place = { file, row: row.row };
    if (reason === undefined && facts.length > 0 && isNamed(title)) good.push({ ...place, title, facts });
    else leftOut.push({ ...place, name: title.name, year: title.year, reason: reason ?? (isNamed(title) ? 'bad-rating' : 'no-name') });
  }
  return { rows: good, leftOut, descriptions: new Map() };
};

export const mediaTypeOf = (type: string): MediaType | null =>
  /^(?:movie|film)s?$/i.test(type) ? 'movie' : /^(?:tv|shows?|series|episodes?)$/i.test(type) ? 'tv' : null;

export const episodeOf = (row: TableRow): EpisodeNumber | null => {
  const season = wholeOf(row.get('Season Number', 'season', 's_no', 'episode_season_number'));
  const episode = wholeOf(row.get('Episode Number', 'episode', 'ep_no'));
  return season === null || episode === null ? null : { season, episode };
};

export const listNamed = (file: string): string => {
  const name = baseName(file);
  return /watchlist/i.test(name) ? 'watchlist' : /favou?rites/i.test(name) ? 'favorites' : name;
};

/** Reads ratings, a watchlist, favorites or a list of a TMDB account. A row with a rating is one, whatever the name of the file. */
export const readTmdb = (table: Table): ImportRows =>
  readTable(table, (row) => {
    const title = namedTitle({
      name: row.get('Name'),
      year: yearIn(row.get('Release Date')),
      mediaType: mediaTypeOf(row.get('Type')),
      tmdbId: titleNumberOf(row.get('TMDb ID')),
      imdbId: imdbIdOf(row.get('IMDb ID')),
    });
    const rating = ratingOf(row.get('Your Rating'), 1);
    if (row.get('Season Number') !== '' || row.get('Episode Number') !== '') return { title, facts: [], reason: 'episode' };
    if (row.get('Your Rating') !== '')
      return { title, facts: rating === null ? [] : [{ kind: 'rating', rating, day: dayOf(row.get('Date Rated')) }] };
    return { title, facts: [{ kind: 'item', list: listNamed(table.file), note: null, day: dayOf(row.get('Date Rated')) }] };
  });

/** Columns of which one names a title. */
export const TITLE_COLUMNS = ['title', 'name', 'film', 'tmdbID', 'imdbID'] as const;

/** Ratings of Letterboxd's own format for imports are stars; others are taken for 1 to 10 only if one of them is above 5. */
const factorOf = (table: Table): 1 | 2 =>
  !table.has('LetterboxdURI') && (table.has('rated_at') || table.rows.some((row) => Number(row.get('Rating')) > 5)) ? 1 : 2;

/**
 * Returns a reader for any table with a column for titles: viewings and ratings where it has such columns, else a list with the name of the
 * file.
 * @param whole the whole table, whose highest rating tells stars from points.
 */
export const simpleTableReader = (whole: Table): ((part: Table) => ImportRows) => {
  const factor = factorOf(whole);
  const list = listNamed(whole.file);
  return (part) =>
    readTable(part, (row) => {
      const episode = episodeOf(row);
      const type = row.get('type', 'media type');
      const title = namedTitle({
        ...withYear(row.get('title', 'name', 'film'), yearIn(row.get('Year', 'release year', 'release date'))),
        mediaType: episode === null ? mediaTypeOf(type) : 'tv',
        tmdbId: titleNumberOf(row.get('tmdbID')),
        imdbId: imdbIdOf(row.get('imdbID')),
        // Beside an episode it is that of the episode.
        tvdbId: episode === null && /^(?:tv|shows?|series)$/i.test(type) ? titleNumberOf(row.get('tvdb_id')) : null,
        directors: namesIn(row.get('Directors', 'Director')),
        minutes: wholeOf(row.get('runtime', 'Runtime (mins)', 'minutes')),
      });
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
      if (episode !== null || row.get('season') !== '') return { title, facts, reason: 'episode' };
      return {
        title,
        facts: [
          {
            kind: 'item', list: row.get('List') || list, note: row.get('note', 'notes', 'review', 'description') || null,
            day: dayOf(row.get('Added')),
          },
        ],
      };
    });
};
