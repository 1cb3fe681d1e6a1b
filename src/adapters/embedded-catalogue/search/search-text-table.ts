import type { ParsedText, SearchText } from '#domain/catalogue/text-match/match-kind';

/** The search texts of names as one string, in which `indexOf` finds the few rows that may match. */
export type SearchTextTable = {
  /** Number of the first row: series follow the films. */
  readonly firstRow: number;
  readonly size: number;
  readonly textAt: (row: number) => SearchText;
  /** Returns rows in ascending order, among them every row that matches the text (`getMatchKind`). */
  readonly candidates: (text: ParsedText) => ReadonlyArray<number>;
};

/**
 * Returns substrings of which every matching name has at least one: the longest typed word, which a name with all words contains, and the
 * forms that match without containing every word ("ghostbusters" for "ghost busters").
 */
const selectiveNeedles = ({ needles }: ParsedText): ReadonlyArray<string> => {
  const longest = needles.words.reduce((a, b) => (b.length > a.length ? b : a), '');
  return [...(longest === '' ? [] : [longest]), ...needles.inside.filter((form) => !form.includes(longest))];
};

/**
 * Creates a table from texts without line breaks. Nothing else is prepared: scanning a megabyte takes about a millisecond.
 * @param firstRow number of the first row.
 */
export const createSearchTextTable = (texts: ReadonlyArray<SearchText>, firstRow = 0): SearchTextTable => {
  const all = texts.join('\n');
  const starts = new Uint32Array(texts.length + 1);
  for (let row = 0; row < texts.length; row += 1) starts[row + 1] = (starts[row] ?? 0) + (texts[row] ?? '').length + 1;
  const rowsWith = (needle: string): ReadonlyArray<number> => {
    const rows: number[] = [];
    let row = 0;
    for (let at = all.indexOf(needle); at >= 0; at = all.indexOf(needle, starts[row])) {
      while ((starts[row + 1] ?? Infinity) <= at) row += 1;
      rows.push(firstRow + row);
      row += 1;
    }
    return rows;
  };
  return {
    firstRow,
    size: texts.length,
    textAt: (row) => all.slice(starts[row - firstRow], (starts[row - firstRow + 1] ?? 0) - 1),
    candidates: (text) => {
      const [rows = [], ...others] = selectiveNeedles(text).map(rowsWith).filter((found, nth) => nth === 0 || found.length > 0);
      return others.length === 0 ? rows : [...new Set([...rows, ...others.flat()])].sort((a, b) => a - b);
    },
  };
};
