import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import { broadcastOn, type NamedEpisode } from '#application/imports/import-row';
import { dayOf, wholeOf, yearIn } from '#application/imports/import-values';
import type { Table, TableRow } from '#application/imports/table';
import { NAMES } from './column-names';
import { episodeInName, episodeOfCode } from './episode-in-name';
import { withoutSeason } from './netflix/netflix-title';

/** Texts of programs for a cell that has nothing in it. */
const NOTHING = /^(?:null|none|nan|n\/?a|undefined|-+|-1)$/i;
/** "1", "S1", "Season One", but not the part of a year in which a series begins: "Summer 2020". */
const SEASON = /(?<!\d)\d{1,3}(?!\d)|^\d{4}$|season|staffel|special/i;

/** Says in a column "Film" or "Show" of which kind the title is. */
const MARK = /^(?:y|n|yes|no|true|false|ja|nein|oui|non|x|[01]|✓|✔)$/i;

/**
 * Columns that name titles, and their series. @property hasPeople whether "name" is that of a person, in rows without a year.
 * @property hasFilms whether one says that it names films: then "name" is that of a person beside a year, too.
 */
type TitleColumns = {
  readonly titles: ReadonlyArray<string>; readonly series: ReadonlyArray<string>; readonly hasPeople: boolean; readonly hasFilms: boolean;
};

/**
 * Returns the columns of a table that name titles: none that only marks films or series beside their names. One program names films and
 * series in two columns: only where a row has both, the other one names the title, and "name" can be that of a person.
 */
export const titleColumnsOf = ({ rows, has }: Table): TitleColumns => {
  const isMark = (column: string): boolean => rows.every((row) => row.get(column) === '' || MARK.test(row.get(column)));
  const named = (columns: ReadonlyArray<string>): ReadonlyArray<string> =>
    columns.filter((column) => !/^(?:film|movie|(?:tv )?show)$/.test(column) || !has('name') || !isMark(column));
  const titles = named(NAMES.title);
  const others = titles.filter((column) => column !== 'name');
  const hasPeople = has('name') && others.some((column) => has(column))
    && rows.some((row) => row.get('name') !== '' && !['', row.get('name')].includes(row.get(...others)));
  const hasFilms = titles.some((column) => /^(?:film|movie)/.test(column) && has(column));
  return { titles, series: named(NAMES.series), hasPeople, hasFilms };
};

type Part = { readonly season: string; readonly episode: string };
/** Returns what a row says of its season and its episode. @param isFilm films have neither. */
const partIn = (row: TableRow, isFilm = false): Part => {
  const textOf = (columns: ReadonlyArray<string>): string => {
    const text = isFilm ? '' : row.get(...columns);
    return NOTHING.test(text) ? '' : text;
  };
  return { season: textOf(NAMES.season), episode: textOf(NAMES.episode) };
};

/** Returns the number of the episode that a row has in columns; null without one. */
export const episodeOf = (row: TableRow, part: Part = partIn(row)): EpisodeNumber | null => {
  const [season, episode] = [wholeOf(part.season), wholeOf(part.episode)];
  return season === null || episode === null ? episodeOfCode(part.episode) : { season, episode };
};

/** Returns whether a row names a season. @param isFilm films have none. */
export const hasSeason = (row: TableRow, isFilm: boolean): boolean => SEASON.test(partIn(row, isFilm).season);

/** Returns whether a type of a title is that of an episode. */
export const isEpisode = (type: string): boolean => /^(?:tv[ -]?)?episode$/i.test(type);

type TitleInRow = {
  readonly name: string;
  /** Whether a column of its own names the series. */ readonly isSeries: boolean;
  readonly episode: EpisodeNumber | null; readonly named: NamedEpisode | null;
};

/**
 * Returns the title of a row with the episode that it is about, if any: by number, or by name. @param columns those that name titles.
 * @param isAlone whether a name without a series is that of an episode, so that the series has none. @param isFilm films have no episodes.
 */
export const titleIn = (row: TableRow, columns: TitleColumns, isAlone = false, isFilm = false): TitleInRow => {
  const part = partIn(row, isFilm);
  const numbers = episodeOf(row, part);
  const series = row.get(...columns.series, ...(numbers === null ? [] : NAMES.numberedSeries));
  // Beside a year, a "name" without another title is one in another language.
  const isPerson = columns.hasPeople && (columns.hasFilms || yearIn(row.get(...NAMES.year)) === null);
  const own = row.get(...(isPerson ? columns.titles.filter((column) => column !== 'name') : columns.titles));
  const text = own || row.get(...NAMES.numberedSeries, ...NAMES.otherTitle);
  const coded = episodeInName(series || text);
  const { name, season } = withoutSeason(series || text);
  const number = numbers ?? coded?.episode ?? null;
  const episodeName = row.get(...NAMES.episodeName) || (wholeOf(part.episode) === null ? part.episode : '')
    || (series !== '' && series !== own ? own : '');
  const named: NamedEpisode | null = number !== null || episodeName === '' ? null
    : { season: wholeOf(part.season) ?? season, name: episodeName, ...broadcastOn(dayOf(row.get(...NAMES.broadcast))) };
  const alone = { name: '', isSeries: false, episode: null, named: { season: null, name: text } };
  if (isAlone && number === null && named === null) return alone;
  // A season stands behind the name of a series only where the row is about an episode: a film can have such a name.
  return { name: coded?.series ?? (named === null ? series || text : name), isSeries: series !== '', episode: number, named };
};

/** Returns whether a row without a type of films or series is about a book: it has the number of one, and nothing that only films have. */
export const isBook = (row: TableRow, { tmdbId, imdbId, directors }: NamedTitle): boolean =>
  /\d/.test(row.get('ISBN', 'ISBN13')) && tmdbId === null && imdbId === null && directors.length === 0;

/** Rows that say whose ids a table has. */
const SAMPLE_ROWS = 1000;

/** Returns whether ids beside the numbers of episodes are those of the episodes: then there are more of them than series. */
export const hasIdsOfEpisodes = ({ rows }: Table, columns: TitleColumns): boolean => {
  const [ids, series] = [new Set<string>(), new Set<string>()];
  for (const row of rows.slice(0, SAMPLE_ROWS)) {
    const id = row.get('tmdbID', ...NAMES.imdbId);
    const { name, episode } = id === '' ? { name: '', episode: null } : titleIn(row, columns);
    // Ids without a name beside them are those of series.
    if (name === '' || episode === null) continue;
    ids.add(id);
    series.add(name);
  }
  return ids.size > series.size * 1.5;
};
