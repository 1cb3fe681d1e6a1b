import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportedFact, ImportRows, LeftOutRow } from '#application/imports/import-row';
import { dayOf, isNamed, ratingOf, yearIn } from '#application/imports/import-values';
import { baseName, tableOf, type Table, type TableRow } from '#application/imports/table';

/** Letterboxd keeps films. Some of them are series elsewhere, so the type stays open. */
const titleOf = (row: TableRow): NamedTitle =>
  namedTitle({ name: row.get('Name', 'Title'), year: yearIn(row.get('Year')), usualType: 'movie' });

/** Returns the facts of a row, or null if it is damaged. */
type FactsOf = (row: TableRow) => ReadonlyArray<ImportedFact> | null;

const readRows = ({ file, rows }: Table, factsOf: FactsOf): Pick<ImportRows, 'rows' | 'leftOut'> => {
  const read = rows.map((row) => ({ row: row.row, title: titleOf(row), facts: factsOf(row) }));
  return {
    rows: read.flatMap(({ row, title, facts }) => (facts === null || !isNamed(title) ? [] : [{ file, row, title, facts }])),
    leftOut: read.flatMap(({ row, title, facts }): ReadonlyArray<LeftOutRow> =>
      facts === null || !isNamed(title)
        ? [{ file, row, name: title.name, year: title.year, reason: isNamed(title) ? 'bad-rating' : 'no-name' }]
        : [],
    ),
  };
};

const diary: FactsOf = (row) => {
  const rating = ratingOf(row.get('Rating'), 2);
  const day = dayOf(row.get('Watched Date'));
  return [
    { kind: 'viewing', day, episode: null, ...(rating !== null && { rating }) },
    ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day: day ?? dayOf(row.get('Date')) }]),
  ];
};

const ratings: FactsOf = (row) => {
  const rating = ratingOf(row.get('Rating'), 2);
  return rating === null ? null : [{ kind: 'rating', rating, day: dayOf(row.get('Date')) }];
};

const itemOf = (list: string): FactsOf => (row) => [{ kind: 'item', list, note: null, day: dayOf(row.get('Date')) }];

/** The day of `watched.csv` is the day of the click, so the day of the viewing is unknown. */
const watched: FactsOf = () => [{ kind: 'viewing', day: null, episode: null }];

/** Three files have the same columns: only their names tell them apart. */
const byName = (file: string): FactsOf => {
  const name = baseName(file).toLowerCase();
  if (name.startsWith('watchlist')) return itemOf('watchlist');
  if (name.startsWith('watched')) return watched;
  return name.startsWith('films') || name.startsWith('likes') ? itemOf('favorites') : itemOf(baseName(file));
};

/** Reads `diary.csv`, `reviews.csv`, `ratings.csv`, `watchlist.csv`, `watched.csv` or `likes/films.csv` of an account's export. */
export const readLetterboxd = (table: Table): ImportRows => {
  const factsOf = table.has('Watched Date') ? diary : table.has('Rating') ? ratings : byName(table.file);
  return { ...readRows(table, factsOf), descriptions: new Map() };
};

const isRecord = (record: ReadonlyArray<string>, ...cells: ReadonlyArray<string>): boolean =>
  cells.every((cell, index) => record[index]?.trim() === cell);

/** Returns whether the records are a list's export, of version 7 or of one before, which has no line with the version. */
export const isLetterboxdList = (records: ReadonlyArray<ReadonlyArray<string>>): boolean =>
  records.slice(0, 3).some((record) => isRecord(record, 'Date', 'Name', 'Tags', 'URL', 'Description')) &&
  records.some((record) => isRecord(record, 'Position', 'Name'));

/** Reads the export of a list: its name and description, then its titles in order, with notes. */
export const readLetterboxdList = (file: string, records: ReadonlyArray<ReadonlyArray<string>>): ImportRows => {
  const head = records.findIndex((record) => isRecord(record, 'Date', 'Name', 'Tags'));
  const items = records.findIndex((record) => isRecord(record, 'Position', 'Name'));
  const [about] = tableOf(file, records.slice(head, items)).rows;
  const list = about?.get('Name') || baseName(file);
  const factsOf: FactsOf = (row) => [{ kind: 'item', list, note: row.get('Description') || null, day: null }];
  return { ...readRows(tableOf(file, records.slice(items)), factsOf), descriptions: new Map([[list, about?.get('Description') ?? '']]) };
};
