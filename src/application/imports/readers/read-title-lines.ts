import { namedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportRow, ImportRows, LeftOutRow } from '#application/imports/import-row';
import { ratingOf, withYear } from '#application/imports/import-values';

/** A rating at the end of a line: "8/10", "4.5/5", "★★★★½". */
const RATING = /^(.*?\S)[\s,;:|–—-]+(?:(\d{1,2}(?:[.,]5)?)\s*\/\s*(10|5)|(★{1,5})\s*(½?))\s*$/u;
/** A number, a dash or a dot that a list begins its lines with. */
const BULLET = /^\s*(?:\d{1,4}[.)]\s+|[-*•–—]\s+)?/u;
/** A year that is set apart from the name: "Heat, 1995". A bare number can belong to the name, as in "Blade Runner 2049". */
const YEAR = /^(.*\S)\s*[,;|\t–—-]\s*((?:18|19|20)\d{2})$/u;

const ratingIn = (line: string): { readonly rest: string; readonly rating: number | null } => {
  const [, rest = line, points, scale, stars, half] = RATING.exec(line) ?? [];
  if (points !== undefined) return { rest, rating: ratingOf(points, scale === '5' ? 2 : 1) };
  return stars === undefined ? { rest: line, rating: null } : { rest, rating: stars.length * 2 + (half === '' ? 0 : 1) };
};

/** Reads lines such as "Heat (1995)" or "1. Heat, 1995 – 9/10". Each is an entry of a list, with its rating if it has one. */
export const readTitleLines = (file: string, text: string, list: string): ImportRows => {
  const [rows, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim()).filter((line) => line !== '');
  for (const [index, line] of lines.entries()) {
    const { rest, rating } = ratingIn(line.replace(BULLET, ''));
    const [, name = rest, year] = YEAR.exec(rest) ?? [];
    const title = namedTitle(year === undefined ? withYear(rest) : { name, year: Number(year) });
    const place = { file, row: index + 1 };
    if (/[\p{L}\p{N}]/u.test(title.name))
      rows.push({
        ...place,
        title,
        facts: [
          { kind: 'item', list, note: null, day: null },
          ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day: null }]),
        ],
      });
    else leftOut.push({ ...place, name: line, year: null, reason: 'no-name' });
  }
  return { rows, leftOut, descriptions: new Map() };
};
