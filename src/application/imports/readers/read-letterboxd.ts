import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import { countedPlays, type ImportedFact, type ImportRows, type LeftOutReason } from '#application/imports/import-row';
import {
  dayOf, imdbIdOf, isNamed, isUnreadRating, lacksTime, namesIn, ratingOf, titleNumberOf, wholeOf, yearIn,
} from '#application/imports/import-values';
import { isNameOfRatings, listNamed, ownNames, plainFileName } from '#application/imports/text/own-names';
import { baseName, tableOf, type Table, type TableRow } from '#application/imports/table';
import type { TableReader } from './read-tables';

/** Letterboxd keeps films. Some of them are series elsewhere, so the type stays open. Programs add numbers and directors. */
const titleOf = (row: TableRow): NamedTitle => namedTitle({
  name: row.get('Name', 'Title'), year: yearIn(row.get('Year')), usualType: 'movie', tmdbId: titleNumberOf(row.get('tmdbID')),
  imdbId: imdbIdOf(row.get('imdbID')), directors: namesIn(row.get('Directors', 'Director')),
});

/** Returns the facts of a row, or null if it is damaged. */
type FactsOf = (row: TableRow) => ReadonlyArray<ImportedFact> | null;

const readRows = ({ file, rows }: Table, factsOf: FactsOf): Pick<ImportRows, 'rows' | 'leftOut'> => {
  const read = rows.map((row) => {
    const [title, facts, text] = [titleOf(row), factsOf(row), row.get('Rating')];
    const isUnread = isUnreadRating(text, ratingOf(text, 2));
    const reason: LeftOutReason | null = row.isUneven ? 'damaged' : !isNamed(title) ? 'no-name' : facts === null ? 'bad-rating' : null;
    return { row: row.row, title, facts: facts ?? [], reason, ...(isUnread && { hasBadRating: true as const }) };
  });
  return {
    rows: read.flatMap(({ reason, ...each }) => (reason === null ? [{ file, ...each }] : [])),
    leftOut: read.flatMap(({ row, title: { name, year }, reason }) => (reason === null ? [] : [{ file, row, name, year, reason }])),
  };
};

const filmOf = (row: TableRow): string => `${row.get('Name')}\n${row.get('Year')}`;

/** Returns the days on which films were watched again. Letterboxd exports “Yes”, and imports “true”. */
const rewatchesIn = ({ rows }: Table): ReadonlyMap<string, ReadonlySet<string>> => {
  const days = new Map<string, Set<string>>();
  for (const row of rows) if (/^(?:yes|true)$/i.test(row.get('Rewatch')))
    days.set(filmOf(row), (days.get(filmOf(row)) ?? new Set()).add(row.get('Watched Date')));
  return days;
};

/** A film that was watched again was watched before, too, perhaps on a day that the diary does not have. */
const diaryOf = (whole: Table): FactsOf => {
  const rewatches = rewatchesIn(whole);
  return (row) => {
    const rating = ratingOf(row.get('Rating'), 2);
    const day = dayOf(row.get('Watched Date'));
    const plays = countedPlays(1 + (rewatches.get(filmOf(row))?.size ?? 0));
    return [
      { kind: 'viewing', day, episode: null, ...(rating !== null && { rating }), ...plays },
      ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day: lacksTime(day) ? dayOf(row.get('Date')) : day }]),
    ];
  };
};

const ratings: FactsOf = (row) => {
  const rating = ratingOf(row.get('Rating'), 2);
  return rating === null ? null : [{ kind: 'rating', rating, day: dayOf(row.get('Date')) }];
};

/** Adds the rating of a row that has one: its day is that of something else. */
const withRating = (factsOf: FactsOf): FactsOf => (row) =>
  [...(factsOf(row) ?? []), ...(ratings(row) ?? []).map((fact) => ({ ...fact, day: null }))];

const itemOf = (list: string): FactsOf => (row) => [{ kind: 'item', list, note: null, day: dayOf(row.get('Date')) }];

/** The day of `watched.csv` is the day of the click, so the day of the viewing is unknown. */
const watched: FactsOf = () => [{ kind: 'viewing', day: null, episode: null }];

/** A word in the name of a file that says what its films are. */
const TELLING = /(?<!\b(?:not|never) )\b(?:(watch ?list)|(watched)|lik(?:es|ed))\b/;

/** Three files have the same columns: only their names distinguish them. Where nothing else stands before the word, it is sure. */
const byName = (file: string): { readonly factsOf: FactsOf; readonly isOpen: boolean } => {
  const name = plainFileName(file);
  const found = TELLING.exec(name);
  const isLiked = found !== null || (name === '' && /^films/i.test(baseName(file)));
  const factsOf = found?.[1] !== undefined ? itemOf('watchlist') : found?.[2] !== undefined ? watched
    : itemOf(isLiked ? 'favorites' : listNamed(file));
  return { factsOf, isOpen: found === null ? !isLiked : found.index > 0 };
};

/** Returns whether a table has ratings beside films without one. Letterboxd's own file of ratings has no such films. */
const isPartlyRated = ({ file, has, rows }: Table): boolean => has('Rating') && !isNameOfRatings(file)
  && rows.some((row) => ratingOf(row.get('Rating'), 2) === null && !isUnreadRating(row.get('Rating'), null));

/**
 * Returns a reader of `diary.csv`, `reviews.csv`, `ratings.csv`, `watchlist.csv`, `watched.csv` or `likes/films.csv` of an account's
 * export: where the columns and the name do not tell, the person does.
 */
export const letterboxdReader = (whole: Table): TableReader => {
  const named = byName(whole.file);
  const { factsOf, isOpen } = whole.has('Watched Date') ? { factsOf: diaryOf(whole), isOpen: false }
    : isPartlyRated(whole) ? { ...named, factsOf: withRating(named.factsOf) }
      : whole.has('Rating') ? { factsOf: ratings, isOpen: false } : named;
  return { isOpen, read: (part) => ({ ...readRows(part, factsOf), descriptions: new Map() }) };
};

type Records = ReadonlyArray<ReadonlyArray<string>>;

const hasCells = (record: ReadonlyArray<string>, ...cells: ReadonlyArray<string>): boolean =>
  cells.every((cell) => record.some((own) => own.trim().toLowerCase() === cell.toLowerCase()));

/** Returns the places of the headers: of what is about the list, and of its titles. */
const headersOf = (records: Records): { readonly about: number; readonly titles: number } => ({
  about: records.slice(0, 3).findIndex((record) => hasCells(record, 'Date', 'Name', 'Tags', 'URL', 'Description')),
  titles: records.findIndex((record) => hasCells(record, 'Position', 'Name', 'URL')),
});

/** Returns whether the records are a list's export, of version 7 or of one before, which has no line with the version. */
export const isLetterboxdList = (records: Records): boolean => {
  const { about, titles } = headersOf(records);
  return about !== -1 && titles > about;
};

/** Returns the name of a list, and a key with its address, which distinguishes it from others with its name. */
const aboutOf = (file: string, records: Records) => {
  const { about: from, titles } = headersOf(records);
  const [about] = tableOf(file, records.slice(from, titles)).rows;
  const name = about?.get('Name') || baseName(file);
  return { name, key: `${about?.get('URL') || file}\n${name}`, description: about?.get('Description') ?? '' };
};

/** Names of lists by their keys: each list has a name of its own. */
export type LetterboxdLists = ReadonlyMap<string, string>;

/** Returns the names of all lists among files. */
export const letterboxdLists = (files: ReadonlyArray<{ readonly file: string; readonly records: Records }>): LetterboxdLists =>
  ownNames(files.filter(({ records }) => isLetterboxdList(records)).map(({ file, records }) => {
    const { key, name } = aboutOf(file, records);
    return [key, name];
  }));

/** Reads the export of a list: its titles in order, with notes, and its description; null for an empty list. */
export const readLetterboxdList = (file: string, records: Records, lists: LetterboxdLists): ImportRows | null => {
  const { key, name, description } = aboutOf(file, records);
  const list = lists.get(key) ?? name;
  const factsOf: FactsOf = (row) => [{ kind: 'item', list, note: row.get('Description') || null, day: null }];
  const table = tableOf(file, records.slice(headersOf(records).titles));
  if (table.rows.length === 0) return null;
  const ranks = new Map(table.rows.map((row) => [row.row, wholeOf(row.get('Position'))]));
  const read = readRows(table, factsOf);
  return {
    rows: read.rows.map((row) => ({ ...row, rank: ranks.get(row.row) ?? null })), leftOut: read.leftOut,
    descriptions: new Map([[list, description]]),
  };
};
