import type { RatingFactor } from '#application/imports/import-values';
import type { Table } from '#application/imports/table';

/** Ages for which films are released. A column of them looks like ratings out of 20. */
const AGES: ReadonlySet<number> = new Set([12, 13, 14, 15, 16, 18]);

/**
 * Returns whether numbers of which none is above 20 are out of 20; null if nothing tells. @param high those above 10: that several are, and
 * no ages, makes it sure. One among many is a slip.
 */
const isOutOfTwenty = (numbers: ReadonlyArray<number>, high: ReadonlyArray<number>): boolean | null => {
  if (new Set(high).size > 2 && high.length * 10 >= numbers.length && high.some((number) => !AGES.has(number))) return true;
  return high.length > 0 && high.length * 4 >= numbers.length ? null : false;
};

/**
 * Returns the factor of ratings. Those of Letterboxd's own format for imports are stars; others are taken for 1 to 10 only if one of them
 * is above 5 and none of another scale, for 1 to 20 if several are above 10 and none is above 20, and for 1 to 100 if most are above 10.
 * Null if nothing tells: they are likely stars.
 */
export const ratingFactorOf = (table: Table, columns: ReadonlyArray<string>): RatingFactor | null => {
  if (table.has('LetterboxdURI')) return 2;
  const numbers = table.rows.map((row) => Number(row.get(...columns).replace(',', '.'))).filter((number) => number > 0);
  const high = numbers.filter((number) => number > 10);
  const isOfTwenty = high.every((number) => number <= 20) && isOutOfTwenty(numbers, high);
  if (isOfTwenty !== false) return isOfTwenty === null ? 0 : 0.5;
  if (high.length * 2 > numbers.length) return 0.1;
  return table.has('rated_at') || numbers.some((number) => number > 5 && number <= 10) ? 1 : null;
};
