import { dayOfTime } from '#application/imports/import-values';

const LOCAL = /^\s*(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[\s,T])/;
/** "1. 5. 2023" and "1.5.2023."; with two digits the year stands behind, "1. 5. 23", or first, as in Korea: "23. 5. 1.". */
const DOTTED = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{1,2})\.?(?=$|[\s,T])/;
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

/** A day that a calendar can have: looking up how long February is takes too long for columns of 50,000 days. */
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const isDay = (text: string): boolean => DAY.test(text);

const isoDay = (year: string, month: string, day: string): string =>
  `${yearOf(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A day of numbers in both ways to read it. @property other with the month first, and behind dots with the year first. @property isDayFirst
 * whether it says by itself that the day stands first; null if it does not say it.
 */
type Numbers = {
  readonly dayFirst: string; readonly other: string; readonly isDayFirst: boolean | null;
  readonly separator: string; readonly isDotted: boolean;
};

/** Returns whether only the first of two texts is a day, or only the other; null if both are days, or none. */
const ofTwo = (first: string, other: string): boolean | null => (isDay(first) === isDay(other) ? null : isDay(first));

const dottedOf = (cell: string): Numbers | null => {
  const [, first, month = '', last = ''] = DOTTED.exec(cell) ?? [];
  if (first === undefined) return null;
  // A year has two digits at least.
  const dayFirst = last.length === 1 ? '' : isoDay(last, month, first);
  const other = first.length === 1 || last.length === 4 ? '' : isoDay(first, month, last);
  return { dayFirst, other, isDayFirst: ofTwo(dayFirst, other), separator: '.', isDotted: true };
};

const numbersOf = (cell: string): Numbers | null => {
  const [, first, separator = '', second = '', year = ''] = LOCAL.exec(cell) ?? [];
  if (first === undefined) return dottedOf(cell);
  const [dayFirst, other] = [isoDay(year, second, first), isoDay(year, first, second)];
  return { dayFirst, other, isDayFirst: separator === '.' ? true : ofTwo(dayFirst, other), separator, isDotted: false };
};

/** Returns a day with the name of its month, "May 12, 2024", as `2024-05-12`; null for other texts. */
const namedDay = (cell: string): string | null => {
  const [, before, day, yearBehind] = MONTH_FIRST.exec(cell) ?? [];
  const [, dayBefore, behind, year] = DAY_FIRST.exec(cell) ?? [];
  const name = (before ?? behind ?? '').toLowerCase().normalize('NFD').replace(/[\u0300-\u036F]/g, '');
  const month = MONTHS.findIndex((names) => names.test(name)) + 1;
  return name === '' || month === 0 || CROATIAN_OCTOBER.test(cell) ? null
    : isoDay(yearBehind ?? year ?? '', String(month), day ?? dayBefore ?? '');
};

/** Days in order that are no accident: of seven ones, two orders in 5,040 are sorted. */
const SORTED_DAYS = 7;

const isSorted = (days: ReadonlyArray<string>): boolean =>
  new Set(days).size >= SORTED_DAYS && (days.every((day, index) => index === 0 || day >= (days[index - 1] ?? ''))
    || days.every((day, index) => index === 0 || day <= (days[index - 1] ?? '')));

/** Returns whether the day stands first in the days of a column that do not say it; null if nothing tells. */
const isDayFirst = (all: ReadonlyArray<Numbers>): boolean | null => {
  const [dayFirst, monthFirst] = [true, false].map((order) => all.filter((each) => each.isDayFirst === order).length) as [number, number];
  // A typing error or two change nothing.
  if (dayFirst + monthFirst > 0) return Math.min(dayFirst, monthFirst) * 10 > dayFirst + monthFirst ? null : dayFirst > monthFirst;
  // Files are written in the order of their days.
  const isSortedWith = (order: boolean): boolean => isSorted(all.map((each) => (order ? each.dayFirst : each.other)));
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

/** Returns whether a day can be two: only its column says which of its numbers is the month, or the year. */
export const isOpenDay = (cell: string): boolean => {
  const numbers = numbersOf(cell);
  return numbers !== null && numbers.isDayFirst === null && numbers.dayFirst !== numbers.other && isDay(numbers.dayFirst);
};

/**
 * Returns a function that writes the days of a column as `2024-05-12`. Whether 5/12 is in May or in December, the whole column says; if it
 * does not, such days stay as they are.
 */
export const localDaysOf = (cells: ReadonlyArray<string>): ((cell: string) => string) => {
  const all = cells.flatMap((cell) => numbersOf(cell) ?? []);
  // That the month stands first says nothing about a year.
  const [order, dottedOrder] = [all.filter(({ isDotted }) => !isDotted), all.filter(({ separator }) => separator === '.')].map(isDayFirst);
  return (cell) => {
    const numbers = numbersOf(cell);
    if (numbers === null) return namedDay(cell) ?? cell;
    if (numbers.isDayFirst === null && !isDay(numbers.dayFirst)) return cell;
    const isFirst = numbers.isDayFirst ?? (numbers.dayFirst === numbers.other || (numbers.isDotted ? dottedOrder : order));
    return isFirst === null || isFirst === undefined ? cell : isFirst ? numbers.dayFirst : numbers.other;
  };
};
