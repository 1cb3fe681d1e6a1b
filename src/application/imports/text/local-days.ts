import { dayOfTime } from '#application/imports/import-values';

const LOCAL = /^\s*(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[\s,T])/;
// Ranges of letters: compiling `\p{L}` without regard to case takes tens of milliseconds, in one task.
const [WORD, DAY_NUMBER] = ['[A-Za-z\\u00C0-\\u024F\\u0300-\\u036F\\u0400-\\u04FF]', '(\\d{1,2})(?:st|nd|rd|th|ST|ND|RD|TH|er|e|º)?'];
/** The name of a day: only behind "lundi" and its like no comma stands. */
const WEEKDAY = `(?:(?:${WORD}|-)+,\\s+|${WORD}+(?:di|dì|dag|day|tag|che|ato|ica)\\s+)?`;
const MONTH_FIRST = new RegExp(String.raw`^\s*${WEEKDAY}(${WORD}{3,12})\.?\s+${DAY_NUMBER},?\s+(\d{4})\b`);
const DAY_FIRST = new RegExp(
  String.raw`^\s*${WEEKDAY}${DAY_NUMBER}\.?[\s./-]+(?:de\s+)?(${WORD}{3,12})\.?,?[\s./-]+(?:del?\s+)?(\d{4}|\d{2})(?![\d:])`);
/**
 * Beginnings of the names of months, without accents, in the languages whose tables are read: English, German, French, Spanish, Italian,
 * Portuguese, Dutch, Swedish, Polish, Russian and Ukrainian; not Finnish “marraskuu” and Croatian “lipanj”, which are other months.
 */
const MONTHS = [
  'jan|ene|gen|sty|янв|січ', 'feb|fev|lut|фев|лют', 'mar(?!ras)|maa|mrt|мар|бер', 'apr|avr|abr|kwi|апр|кві',
  'may|mai|maj|mei|mag|мая|маи|тра', 'jun|juin|giu|cze|июн|чер', 'jul|juil|lug|lip(?!nj|anj)|июл|лип', 'aug|aou|ago|sie|авг|сер',
  'sep|set|wrz|сен|вер', 'oct|okt|ott|out|paz|окт|жов', 'nov|lis|ноя|лис', 'dec|dez|dic|gru|дек|гру',
].map((names) => new RegExp(`^(?:${names})`));
/** November in Polish, October in Croatian, which writes a dot behind the day. */
const CROATIAN_OCTOBER = /\d\.\s*listopada/i;

/** Returns a year that can be written with two digits: it lies from 1940 on. */
const yearOf = (text: string): number => (text.length === 4 ? Number(text) : Number(text) + (Number(text) < 40 ? 2000 : 1900));

type Numbers = { readonly first: number; readonly second: number; readonly year: number; readonly separator: string };

const numbersOf = (cell: string): Numbers | null => {
  const [, first, separator = '', second, text = ''] = LOCAL.exec(cell) ?? [];
  return first === undefined ? null : { first: Number(first), second: Number(second), year: yearOf(text), separator };
};

const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const writtenDay = ({ first, second, year }: Numbers, isFirst: boolean): string =>
  (isFirst ? isoDay(year, second, first) : isoDay(year, first, second));

/** Returns a day with the name of its month, "May 12, 2024", as `2024-05-12`; null for other texts. */
const namedDay = (cell: string): string | null => {
  const [, before, day, yearBehind] = MONTH_FIRST.exec(cell) ?? [];
  const [, dayBefore, behind, year] = DAY_FIRST.exec(cell) ?? [];
  const name = (before ?? behind ?? '').toLowerCase().normalize('NFD').replace(/[\u0300-\u036F]/g, '');
  const month = MONTHS.findIndex((names) => names.test(name)) + 1;
  return name === '' || month === 0 || CROATIAN_OCTOBER.test(cell) ? null : isoDay(yearOf(yearBehind ?? year ?? ''), month, Number(day ?? dayBefore));
};

/** Days in order that are no accident: of seven ones, two orders in 5,040 are sorted. */
const SORTED_DAYS = 7;

const isSorted = (days: ReadonlyArray<string>): boolean =>
  new Set(days).size >= SORTED_DAYS && (days.every((day, index) => index === 0 || day >= (days[index - 1] ?? ''))
    || days.every((day, index) => index === 0 || day <= (days[index - 1] ?? '')));

/** Returns whether the day stands before the month in a day that says it by itself; null for others. */
const saysDayFirst = ({ first, second, separator }: Numbers): boolean | null =>
  (separator === '.' ? true : first > 12 === second > 12 ? null : first > 12);

/** Returns whether the day stands before the month in the days of a column that do not say it; null if nothing tells. */
const isDayFirst = (all: ReadonlyArray<Numbers>): boolean | null => {
  const said = all.map(saysDayFirst);
  const [dayFirst, monthFirst] = [true, false].map((order) => said.filter((each) => each === order).length) as [number, number];
  // A typing error or two change nothing.
  if (dayFirst + monthFirst > 0) return Math.min(dayFirst, monthFirst) * 10 > dayFirst + monthFirst ? null : dayFirst > monthFirst;
  // Files are written in the order of their days.
  const isSortedWith = (order: boolean): boolean => isSorted(all.map((numbers) => writtenDay(numbers, order)));
  return isSortedWith(true) === isSortedWith(false) ? null : isSortedWith(true);
};

/** Returns whether a cell holds a day as spreadsheets write it in some country. */
const isLocalDay = (cell: string): boolean => /\d/.test(cell) && (numbersOf(cell) !== null || namedDay(cell) !== null);

/** Seconds or milliseconds since 1970, of days from 2001 to 2033: another number of ten digits can be a day with its hour. */
const TIME = /^1\d{9}(?:\d{3})?(?:\.\d+)?$/;

/** Returns the day of a number of seconds or milliseconds since 1970; null for other cells. */
export const dayOfNumber = (cell: string): string | null => (TIME.test(cell) ? dayOfTime(Number(cell)) : null);

/** Cells, without empty ones, that say whether a column has days: some can stand below "unknown". */
const SAMPLE_CELLS = 500;

/** Returns whether a column has days that are not written as `2024-05-12`. @param hasTimes whether its numbers can be times. */
export const hasDayIn = (
  records: ReadonlyArray<ReadonlyArray<string>>, cellOf: (cells: ReadonlyArray<string>) => string, hasTimes: boolean,
): boolean => {
  let left = SAMPLE_CELLS;
  for (const cells of records) {
    const cell = cellOf(cells);
    if (cell === '') continue;
    if (isLocalDay(cell) || (hasTimes && dayOfNumber(cell) !== null)) return true;
    left -= 1;
    if (left === 0) return false;
  }
  return false;
};

/** Returns whether a day can be two: only its column says which of its numbers is the month. */
export const isOpenDay = (cell: string): boolean => {
  const numbers = numbersOf(cell);
  if (numbers === null || saysDayFirst(numbers) !== null) return false;
  const { first, second } = numbers;
  return first !== second && Math.min(first, second) > 0 && Math.max(first, second) <= 12;
};

/**
 * Returns a function that writes the days of a column as `2024-05-12`. Whether 5/12 is in May or in December, the whole column says; if it
 * does not, such days stay as they are.
 */
export const localDaysOf = (cells: ReadonlyArray<string>): ((cell: string) => string) => {
  const dayFirst = isDayFirst(cells.flatMap((cell) => numbersOf(cell) ?? []));
  return (cell) => {
    const numbers = numbersOf(cell);
    if (numbers === null) return namedDay(cell) ?? cell;
    const order = saysDayFirst(numbers) ?? (numbers.first > 12 ? null : numbers.first === numbers.second ? true : dayFirst);
    return order === null ? cell : writtenDay(numbers, order);
  };
};
