import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportedFact, ImportRows } from '#application/imports/import-row';
import { dayOf, wholeOf, withYear } from '#application/imports/import-values';
import type { Table, TableRow } from '#application/imports/table';
import { episodeInName } from './episode-in-name';
import { readTable, type Read } from './read-tables';

type Records = ReadonlyArray<ReadonlyArray<string>>;

/** Columns of the log that Jellyfin's and Emby's plugin "Playback Reporting" saves without a header. */
const COLUMNS = [
  'DateCreated', 'UserId', 'ItemId', 'ItemType', 'ItemName', 'PlaybackMethod', 'ClientName', 'DeviceName', 'PlayDuration',
];

/** Returns records with the header that the plugin leaves out; other records stay. */
export const withPlaybackHeader = (records: Records): Records => {
  const isLog = records.length > 0 && records.slice(0, 5).every((cells) =>
    cells.length >= COLUMNS.length - 1 && /^\d{4}-\d\d-\d\d[ T]\d/.test(cells[0] ?? '') && /^[A-Z][A-Za-z]+$/.test(cells[3] ?? ''));
  return isLog ? [COLUMNS, ...records] : records;
};

const TYPE = ['ItemType', 'Type'];
const DURATION = ['PlayDuration', 'Duration', 'Play Duration'];

/** Seconds that a film or an episode was played on a day, from which on it counts as watched. */
const FILM_SECONDS = 20 * 60;
const EPISODE_SECONDS = 5 * 60;

/** Returns whether a title was played too short on a day to be watched. @param seconds on that day. */
export const isShortPlay = (seconds: number, { mediaType }: NamedTitle): boolean =>
  seconds < (mediaType === 'tv' ? EPISODE_SECONDS : FILM_SECONDS);

/** Returns the seconds of "5400" or "1:30:00"; null if they are not known. */
export const secondsOf = (text: string): number | null => {
  if (!/^\d+(?::\d{1,2}){1,2}$/.test(text)) return wholeOf(text);
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};
const whenOf = (row: TableRow): string => row.get('DateCreated', 'Date');
const keyOf = (row: TableRow): string => `${row.get('ItemName')}\n${dayOf(whenOf(row)) ?? ''}`;

/** Returns the title of an episode: by its number, else by its name behind that of the series, "Lost - Pilot". */
const episodeOf = (name: string, fact: Extract<ImportedFact, { kind: 'viewing' }>): Read => {
  const coded = episodeInName(name);
  const [series = '', ...rest] = (coded?.series ?? name).split(' - ');
  const title = namedTitle({ ...withYear(coded?.series ?? series), mediaType: 'tv' });
  // The plugin writes zeros for an episode without a number.
  if (coded !== null && coded.episode.episode > 0) return { title, facts: [{ ...fact, episode: coded.episode }] };
  const own = coded === null ? rest.join(' - ') : name.replace(/^.*?\bs\d+e\d+\s*-?\s*/i, '');
  return own === '' ? { title, facts: [], reason: 'bad-episode' } : { title, facts: [{ ...fact, named: { season: null, name: own } }] };
};

/**
 * Returns a function that reads what a media server has played; null for another table. Rows are starts: those of a title on one day are
 * one viewing if they are long enough together. Music, channels and home videos are no titles.
 */
export const playbackReader = (table: Table): ((part: Table) => ImportRows) | null => {
  if (!table.has('ItemName') || !TYPE.some((column) => table.has(column)) || !(table.has('DateCreated') || table.has('Date'))) return null;
  const played = new Map<string, number>();
  for (const row of table.rows) played.set(keyOf(row), (played.get(keyOf(row)) ?? 0) + (secondsOf(row.get(...DURATION)) ?? Infinity));
  return (part) => readTable(part, (row): Read => {
    const [name, type] = [row.get('ItemName'), row.get(...TYPE)];
    const fact = { kind: 'viewing' as const, day: dayOf(whenOf(row)), episode: null };
    const read = /^episode$/i.test(type) ? episodeOf(name, fact)
      : { title: namedTitle({ ...withYear(name), mediaType: 'movie' }), facts: [fact] };
    const isTitle = /^(?:episode|movie)$/i.test(type);
    return isTitle && !isShortPlay(played.get(keyOf(row)) ?? 0, read.title) ? read : { title: read.title, facts: [], reason: 'no-title' };
  });
};
