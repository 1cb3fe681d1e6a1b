import * as t from 'io-ts';
import { decodeText } from '#domain/shared/codecs/decode-text';
import { wholeOf } from '#application/imports/import-values';
import { NAMES } from '#application/imports/readers/column-names';
import { otherJsonOf } from '#application/imports/readers/other-files';
import { LIST_DESCRIPTION } from '#application/imports/readers/own-tables';
import { mediaTypeOf, TITLE_COLUMNS } from '#application/imports/readers/read-tables';
import { findCell } from '#application/imports/table';

type JsonRow = Readonly<Record<string, unknown>>;
/** Returns whether a value is an object with fields. */
const isRecord = (value: unknown): value is JsonRow => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the content of a JSON file: of one with an object in most lines an array, with null for a broken line. Null for other texts. */
export const parseJson = (text: string): unknown => {
  const content = text.replace(/^\uFEFF/, '');
  const whole = decodeText<unknown>(t.unknown, content, null);
  if (whole !== null) return whole;
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '');
  // To try each line of a long file that is no JSON would take seconds.
  const rows = lines.map((line) => (/^\s*\{/.test(line) ? decodeText<unknown>(t.unknown, line, null) : null));
  return rows.filter(isRecord).length * 2 > rows.length ? rows : null;
};

const cellOf = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '');

/** Fields of an object that hold its title, `{ movie: { title: 'Heat' }, watched_at: '2024-01-02' }`. */
const INNER = ['movie', 'film', 'show', 'series'] as const;

/**
 * Returns the place of an episode that an object says. Without both numbers nothing says which part of the series the entry is about: a
 * season without a number is damaged, and never taken for the whole series.
 */
const partOf = ({ season: ofEntry }: JsonRow, episode: JsonRow): JsonRow => {
  const season = episode['season'] ?? episode['season_number'] ?? (isRecord(ofEntry) ? ofEntry['number'] : ofEntry);
  const number = episode['number'] ?? episode['episode_number'] ?? episode['episode'];
  const isNumbered = [season, number].every((each) => wholeOf(cellOf(each)) !== null);
  return isNumbered ? { season, episode: number } : { type: 'season', season: null, episode: null };
};

/**
 * Returns an object with the fields of its title, of the place of its episode, `{ episode: { season: 1, number: 2 } }`, and of its numbers,
 * `{ id: { tvdb: 1 } }`, as fields of its own: `tvdb_id`.
 */
const flat = (entry: JsonRow): JsonRow => {
  const kind = INNER.find((name) => isRecord(entry[name]));
  const inner = kind === undefined ? null : entry[kind];
  const { episode } = entry;
  const row: JsonRow = {
    ...(isRecord(inner) && { type: kind, ...inner }), ...entry,
    ...(isRecord(episode) && partOf(entry, episode)),
  };
  // A row of a history has a number of its own.
  const ids = isRecord(row['id']) ? row['id'] : row['ids'];
  return isRecord(ids) ? { ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [`${name}_id`, id])), ...row } : row;
};

/** Returns what the name of an array says of its entries, as fields. */
const saidBy = (name: string): JsonRow => ({
  ...(mediaTypeOf(name) !== null && { type: name }),
  ...(/^(?:watch[ _-]?list|to[ _-]?watch)$/i.test(name) && { watchlist: true }),
  ...(/^favou?rites?$/i.test(name) && { favorite: true }),
  ...(/^(?:watched|seen|history)$/i.test(name) && { watched: true }),
});

/** Most objects that an array stands in: `{ watched: { movies: [] } }`. */
const MAX_DEPTH = 3;

/** Fields of a list with its titles, `{ name: 'Noir', items: [{ title: 'Heat' }] }`. */
const TITLES_OF_LIST = ['movies', 'films', 'shows', 'series', 'items', 'titles', 'entries'] as const;

const aboutList = ({ name, title, description }: JsonRow): JsonRow => ({ list: name ?? title, [LIST_DESCRIPTION]: description });

/**
 * Returns the fields that hold the titles of lists, if an array is one of lists. A title can have fields of such names, too: only where one
 * entry has objects in it, an entry whose field is empty is an empty list.
 */
const listFieldsOf = (entries: ReadonlyArray<unknown>): ReadonlyArray<(typeof TITLES_OF_LIST)[number]> =>
  TITLES_OF_LIST.filter((name) => entries.some((entry) => {
    const titles = isRecord(entry) ? entry[name] : null;
    return Array.isArray(titles) && titles.some(isRecord);
  }));

/** Columns that a title has beside its name. */
const OF_TITLE = [...NAMES.year, ...NAMES.ownRating, ...NAMES.rating, ...NAMES.imdbId, 'tmdb_id', 'tvdb_id'];

/** Returns whether one of the values is a title for sure: a list, and the name of a title in another language, have no such columns. */
const hasTitle = (values: ReadonlyArray<unknown>): boolean =>
  findCell([...new Set(values.filter(isRecord).flatMap((value) =>
    Object.entries(flat(value)).flatMap(([name, cell]) => (cellOf(cell) === '' ? [] : [name]))))], OF_TITLE) !== -1;

/** Returns whether an entry says which episodes of a series were watched: it was not watched as a whole. */
const hasViewings = ({ seasons }: JsonRow): boolean =>
  Array.isArray(seasons) && /"(?:plays|(?:last_)?watched_at|(?:is_)?watched)":/.test(JSON.stringify(seasons));

/** Returns the entries of all arrays in an object, with what the names above them say of them. */
export const entriesIn = (json: unknown, said: JsonRow = {}, depth = 0): ReadonlyArray<unknown> => {
  // Words of an array, such as genres, are no entries; one among objects is a damaged one.
  if (Array.isArray(json)) {
    const fields = listFieldsOf(json);
    return !json.some(isRecord) ? [] : json.flatMap((entry: unknown) => {
      if (!isRecord(entry)) return [entry];
      const held = depth >= MAX_DEPTH ? [] : fields.flatMap((name) => {
        const titles = entry[name];
        return Array.isArray(titles) && (titles.length === 0 || titles.some(isRecord)) ? [[name, titles] as const] : [];
      });
      const isOne = held.length === 0 || hasTitle([entry]);
      return [
        ...(isOne ? [{ ...said, ...(hasViewings(entry) && 'watched' in said && { watched: 'started' }), ...flat(entry) }] : []),
        ...held.filter(([, titles]) => !isOne || hasTitle(titles)).flatMap(([name, titles]) =>
          entriesIn(titles, { ...said, ...saidBy(name), ...aboutList(entry) }, depth + 1)),
      ];
    });
  }
  if (!isRecord(json) || depth >= MAX_DEPTH) return [];
  // A program can keep books and music beside films.
  const fields = Object.entries(json).filter(([, value]) => otherJsonOf(value) === null);
  return fields.flatMap(([name, value]) => entriesIn(value, { ...said, ...saidBy(name) }, depth + 1));
};

/** Returns the entries of a file whose arrays name titles; none of another one. */
const titlesIn = (json: unknown): ReadonlyArray<unknown> => {
  const entries = otherJsonOf(json) === null ? entriesIn(json) : [];
  const fieldsIn = (entry: JsonRow): ReadonlyArray<string> => Object.keys(entry).filter((name) => !Array.isArray(entry[name]));
  const named = entries.filter((entry) => isRecord(entry) && findCell(fieldsIn(entry), TITLE_COLUMNS) !== -1);
  return Array.isArray(json) || named.length * 2 > entries.length ? entries : [];
};

/** Most fields that entries can have in all: names of fields can be made of data, another one in each entry. */
const MAX_COLUMNS = 200;

/** Returns the fields that entries have, in the order of the first ones. */
const fieldsOf = (entries: ReadonlyArray<unknown>): ReadonlyArray<string> => {
  const fields = new Set<string>();
  for (const entry of entries)
    if (fields.size < MAX_COLUMNS && isRecord(entry)) for (const field of Object.keys(entry)) fields.add(field);
  return [...fields].slice(0, MAX_COLUMNS);
};

/**
 * Returns an array of objects as a table with their fields as columns: some exporters write both. An entry that is no object is a row
 * without cells.
 */
export const recordsOfJson = (json: unknown): ReadonlyArray<ReadonlyArray<string>> => {
  const rows = titlesIn(json);
  const columns = fieldsOf(rows);
  return columns.length === 0 ? [] : [columns,
    ...rows.map((row) => (isRecord(row) ? columns.map((column) => (Object.hasOwn(row, column) ? cellOf(row[column]) : '')) : []))];
};
