import Papa from 'papaparse';
import { withoutFormulaMark } from '#domain/exports/csv';
import { createPause, type Pause } from './pause';

/** A row of a table. A column that it lacks is an empty text. */
export type TableRow = {
  /** Number of the row without the header, from 1. */
  readonly row: number;
  /** Returns the first of these columns that the row has a text in; names are compared without case, blanks, `_` and `-`. */
  readonly get: (...columns: ReadonlyArray<string>) => string;
};

export type Table = {
  /** Name of the file, with the folders in an archive. */
  readonly file: string;
  readonly has: (...columns: ReadonlyArray<string>) => boolean;
  /** Returns whether the table has no other columns than these. */
  readonly hasOnly: (...columns: ReadonlyArray<string>) => boolean;
  readonly rows: ReadonlyArray<TableRow>;
};

const keys = new Map<string, string>();
/** Few names are asked for again and again, by each row. */
const columnKey = (name: string): string => {
  const known = keys.get(name) ?? name.toLowerCase().replace(/[\s_.\-]+/g, '');
  if (keys.size < 500) keys.set(name, known);
  return known;
};

/** Characters that are split between two pauses. */
const CHUNK_CHARACTERS = 100_000;

/** Splits a text into cells. Finds the separator, and takes line breaks inside of quotes as part of a cell. Empty lines are left out. */
export const recordsOf = (text: string, pause: Pause = createPause()): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  new Promise((resolve) => {
    const records: string[][] = [];
    Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
      skipEmptyLines: 'greedy',
      delimitersToGuess: [',', ';', '\t', '|'],
      chunkSize: CHUNK_CHARACTERS,
      chunk: ({ data }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const record of data) records.push(record);
        parser.pause();
        void pause().then(() => parser.resume());
      },
      complete: () => resolve(records),
    });
  });

/** Returns the table whose first record is its header. */
export const tableOf = (file: string, [header = [], ...records]: ReadonlyArray<ReadonlyArray<string>>): Table => {
  const columns = new Map(header.map((name, index) => [columnKey(name), index] as const).reverse());
  return {
    file,
    has: (...names) => names.every((name) => columns.has(columnKey(name))),
    hasOnly: (...names) => {
      const known = new Set(names.map(columnKey));
      return [...columns.keys()].every((column) => column === '' || known.has(column));
    },
    rows: records.map((cells, index) => ({
      row: index + 1,
      get: (...names) => {
        for (const name of names) {
          const cell = (cells[columns.get(columnKey(name)) ?? -1] ?? '').trim();
          if (cell !== '') return withoutFormulaMark(cell);
        }
        return '';
      },
    })),
  };
};

/** Returns the name of a file without folders and ending. */
export const baseName = (file: string): string => (file.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '');
