import Papa from 'papaparse';
import { withoutFormulaMark } from '#domain/exports/csv';
import { createPause, type Pause } from './pause';
import { NAMES } from './readers/column-names';
import { lineEndOf } from './text/line-end';
import { dayOfNumber, hasDayIn, isOpenDay, localDaysOf } from './text/local-days';
import { tolerantRecords } from './text/tolerant-records';

/** A row of a table. A column that it lacks is an empty text. */
export type TableRow = {
  /** Number of the row without the header, from 1. */
  readonly row: number;
  /** Returns the first of these columns that the row has a text in; names are compared without case, blanks, `_` and `-`. */
  readonly get: (...columns: ReadonlyArray<string>) => string;
  /** Whether it has cells without a column: its cells stand below wrong names. */
  readonly isUneven: boolean;
};

export type Table = {
  /** Name of the file, with the folders in an archive. */
  readonly file: string;
  readonly has: (...columns: ReadonlyArray<string>) => boolean;
  /** Returns whether the table has no other columns than these. */
  readonly hasOnly: (...columns: ReadonlyArray<string>) => boolean;
  readonly rows: ReadonlyArray<TableRow>;
  /** Returns the numbers of rows that have a day, in one of these columns, of which nothing says which number is the month. */
  readonly openDays: (columns: ReadonlyArray<string>) => ReadonlySet<number>;
};

const keys = new Map<string, string>();
/** Few names are asked for again and again, by each row. */
const columnKey = (name: string): string => {
  const known = keys.get(name) ?? name.toLowerCase().replace(/[\s_.\-]+|[?:*]+\s*$/g, '');
  if (keys.size < 500) keys.set(name, known);
  return known;
};

/** Characters that are split between two pauses: some 600 rows. */
const CHUNK_CHARACTERS = 40_000;

/** The line with which a spreadsheet says its separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * Splits a text into cells. Finds the separator, and takes line breaks inside of quotes as part of a cell. Empty lines are left out. Where
 * quotes are broken, only their record is split otherwise.
 */
export const recordsOf = (text: string, pause: Pause = createPause()): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  new Promise((resolve) => {
    const records: string[][] = [];
    const content = text.replace(/^\uFEFF/, '');
    const [line = '', separator = ''] = SEPARATOR_LINE.exec(content) ?? [];
    const [rows, broken] = [content.slice(line.length), { is: false, delimiter: separator }];
    Papa.parse<string[]>(rows, {
      newline: lineEndOf(rows),
      skipEmptyLines: 'greedy',
      delimiter: separator,
      delimitersToGuess: [',', ';', '\t', '|'],
      chunkSize: CHUNK_CHARACTERS,
      chunk: ({ data, errors, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const record of data) {
          const last = record.pop() ?? '';
          record.push(last.endsWith('\r') ? last.replace(/\r+$/, '') : last);
          records.push(record);
        }
        if (errors.some(({ type }) => type === 'Quotes')) Object.assign(broken, { is: true, delimiter: meta.delimiter });
        parser.pause();
        void pause().then(() => parser.resume());
      },
      complete: () => resolve(broken.is ? tolerantRecords(rows, broken.delimiter, pause) : records),
    });
  });

/** Returns the place of the first cell of a record that is one of these columns; -1 without one. */
export const findCell = (record: ReadonlyArray<string>, names: ReadonlyArray<string>): number => {
  const known = new Set(names.map(columnKey));
  return record.findIndex((cell) => known.has(columnKey(cell)));
};

/** Columns that hold no days: a title can look like one, as "11/22/63" does. */
const TEXTS = /tit|name|film|movie|series?$|show|anime|program|tytuł|наз|标题|片名|電影|タイトル|제목|^note|^list$|review|description|comment/i;

/** "My rating (out of 5)", "Bewertung von 10", "Note /20", "Stars (1-5)". */
const WITH_SCALE = new RegExp(String.raw`[\s([]*(?:(?<!\p{L})(?:out of|of|von|van|sur|su|de|na|z|av)|\/|[01](?:\.\d)?\s*[-–])`
  + String.raw`\s*(5|10|20|100)\s*[)\]]?\s*$`, 'iu');
/** Returns the name of a column without its scale. "Note" is French for a rating where it has one, else a text. */
const withoutScale = (name: string): string => {
  const plain = name.replace(WITH_SCALE, '');
  return plain !== name && /^\s*note$/i.test(plain) ? 'rating' : plain;
};

/** Returns functions that write the scale of columns behind their numbers, "4/5", by their indexes. */
const scaleColumns = (header: ReadonlyArray<string>): ReadonlyArray<readonly [number, (cell: string) => string]> =>
  header.flatMap((name, index) => {
    const scale = WITH_SCALE.exec(name)?.[1];
    return scale === undefined ? [] : [[index, (cell: string) => (/^\d+(?:[.,]\d+)?$/.test(cell) ? `${cell}/${scale}` : cell)] as const];
  });

/** Columns of days whose numbers can only be times. */
const TIMES: ReadonlySet<string> =
  new Set([...NAMES.watched, ...NAMES.seen, ...NAMES.date, ...NAMES.rated, ...NAMES.added].map((name) => columnKey(name)));

/** Returns functions that write the days of columns as `2024-05-12`, by their indexes. */
const dayColumns = (
  header: ReadonlyArray<string>, records: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyMap<number, (cell: string) => string> =>
  new Map(header.flatMap((name, index) => {
    const cellOf = (cells: ReadonlyArray<string>): string => cells[index]?.trim() ?? '';
    const hasTimes = TIMES.has(columnKey(name));
    if (TEXTS.test(name) || !hasDayIn(records, cellOf, hasTimes)) return [];
    const toDay = localDaysOf(records.map(cellOf));
    return [[index, hasTimes ? (cell: string) => dayOfNumber(cell) ?? toDay(cell) : toDay] as const];
  }));

/** Returns the table whose first record is its header. */
export const tableOf = (file: string, [header = [], ...records]: ReadonlyArray<ReadonlyArray<string>>): Table => {
  const columns = new Map(header.map((name, index) => [columnKey(withoutScale(name)), index] as const).reverse());
  const days = dayColumns(header, records);
  const written = new Map([...scaleColumns(header), ...days]);
  return {
    file,
    has: (...names) => names.every((name) => columns.has(columnKey(name))),
    hasOnly: (...names) => {
      const known = new Set(names.map(columnKey));
      return [...columns.keys()].every((column) => column === '' || known.has(column));
    },
    openDays: (names) => {
      const read = [...days].filter(([index]) => findCell([header[index] ?? ''], names) !== -1);
      return new Set(records.flatMap((cells, row) =>
        (read.some(([index, toDay]) => isOpenDay(toDay((cells[index] ?? '').trim()))) ? [row + 1] : [])));
    },
    rows: records.map((cells, index) => ({
      row: index + 1,
      isUneven: cells.slice(header.length).some((cell) => cell.trim() !== ''),
      get: (...names) => {
        for (const name of names) {
          const index = columns.get(columnKey(name)) ?? -1;
          const cell = (cells[index] ?? '').trim();
          if (cell !== '') return written.get(index)?.(cell) ?? withoutFormulaMark(cell);
        }
        return '';
      },
    })),
  };
};

/** Returns the name of a file without folders and ending. */
export const baseName = (file: string): string => (file.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,6}$/i, '');
