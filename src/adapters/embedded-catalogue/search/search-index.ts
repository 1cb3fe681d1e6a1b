import { isExactMatch, MATCH_KINDS, getMatchKind, type MatchKind, type ParsedText } from '#domain/catalogue/text-match/match-kind';
import { createFuzzyMatcher, type FuzzyMatcher } from './fuzzy-match';
import type { SearchTextTable } from './search-text-table';

export type SearchHit = {
  /** Number of the title or person in its table. */
  readonly row: number;
  readonly popularity: number;
  /** 0 exact (0.5 if only inner articles differ), 1 prefix, 2 word prefix, from 3 fuzzy (3 + edits). */
  readonly distance: number;
};

/** Returns whether the typed text is a name of the hit, except for an article before it. */
export const hasTypedName = ({ distance }: SearchHit): boolean => distance === 0;

export type SearchIndex = {
  /** Returns matching rows: exact, then prefix, then word prefix; by popularity within each kind, at most `limit` per kind. */
  readonly match: (text: ParsedText, limit: number) => ReadonlyArray<SearchHit>;
  /**
   * Returns rows of which a whole form of a name is one of these. Reads all names at the first call: thousands of calls then take no time.
   */
  readonly findWhole: (forms: ReadonlyArray<string>) => ReadonlyArray<number>;
  /** Returns rows that match only fuzzily, fewest edits first. Names with a missing word are included only if no better name exists. */
  readonly matchFuzzy: (text: ParsedText) => Promise<ReadonlyArray<SearchHit>>;
};

type PopularityAt = (row: number) => number;

const distanceByKind: Readonly<Record<MatchKind, number>> = { exact: 0, prefix: 1, 'word-prefix': 2 };

/** Distance of an exact match that differs in inner articles: ranks after literal matches. */
const ARTICLES_DIFFER = 0.5;

const createMatch = (names: SearchTextTable, popularityAt: PopularityAt) =>
  (text: ParsedText, limit: number): ReadonlyArray<SearchHit> => {
    const [matchKindOf, isLiteral] = [getMatchKind(text), isExactMatch(text)];
    const hits: Record<MatchKind, SearchHit[]> = { exact: [], prefix: [], 'word-prefix': [] };
    for (const row of names.candidates(text)) {
      const name = names.textAt(row);
      const kind = matchKindOf(name);
      if (kind === null || hits[kind].length >= limit) continue;
      const distance = kind === 'exact' && !isLiteral(name) ? ARTICLES_DIFFER : distanceByKind[kind];
      hits[kind].push({ row, popularity: popularityAt(row), distance });
    }
    return MATCH_KINDS.flatMap((kind) => (kind === 'exact' ? hits[kind].toSorted((a, b) => a.distance - b.distance) : hits[kind]));
  };

/** Maximum number of fuzzy hits: later ones are noise. */
const MAX_FUZZY_HITS = 100;

const createMatchFuzzy =
  (names: SearchTextTable, popularityAt: PopularityAt, fuzzyMatcher: FuzzyMatcher) =>
  (text: ParsedText): ReadonlyArray<SearchHit> => {
    const matchKindOf = getMatchKind(text);
    const hits: SearchHit[] = [];
    for (const { index, edits } of fuzzyMatcher(text)) {
      const row = names.firstRow + index;
      if (matchKindOf(names.textAt(row)) !== null) continue;
      hits.push({ row, popularity: popularityAt(row), distance: 3 + edits });
      if (hits.length === MAX_FUZZY_HITS) break;
    }
    return hits;
  };

/** Returns the rows of each form of a name. A search text is its forms between bars. */
const rowsByForm = (names: SearchTextTable): ReadonlyMap<string, ReadonlyArray<number>> => {
  const rows = new Map<string, number[]>();
  for (let row = names.firstRow; row < names.firstRow + names.size; row += 1) {
    for (const form of new Set(names.textAt(row).split('|').map((text) => text.trim()))) {
      const known = rows.get(form);
      if (known === undefined) rows.set(form, [row]);
      else known.push(row);
    }
  }
  rows.delete('');
  return rows;
};

/**
 * Creates the search in a table of names, most popular first. The vocabulary of the fuzzy search is built in chunks on first use, because
 * most searches do not need it.
 */
export const createSearchIndex = (names: SearchTextTable, popularityAt: PopularityAt): SearchIndex => {
  let fuzzyMatcher: Promise<FuzzyMatcher> | null = null;
  let whole: ReturnType<typeof rowsByForm> | null = null;
  return {
    findWhole: (forms) => {
      const rows = (whole ??= rowsByForm(names));
      return [...new Set(forms.flatMap((form) => rows.get(form) ?? []))];
    },
    match: createMatch(names, popularityAt),
    matchFuzzy: async (text) => {
      fuzzyMatcher ??= createFuzzyMatcher(Array.from({ length: names.size }, (_, index) => names.textAt(names.firstRow + index)));
      return createMatchFuzzy(names, popularityAt, await fuzzyMatcher)(text);
    },
  };
};
