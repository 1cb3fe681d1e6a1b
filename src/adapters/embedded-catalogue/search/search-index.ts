import { isExactMatch, MATCH_KINDS, getMatchKind, indexName, type MatchKind, type IndexedName, type ParsedText } from '#domain/catalogue/text-match/match-kind';
import { prefixFilter, type MayMatch } from './prefix-filter';
import { yieldToMain, mapInChunks } from '../files/map-in-chunks';
import { createFuzzyMatcher, type FuzzyMatcher } from './fuzzy-match';

/** An item with its indexed names and its popularity. */
export type Searchable<A> = { readonly item: A; readonly popularity: number; readonly indexedName: IndexedName };

export type SearchHit<A> = {
  readonly item: A;
  readonly popularity: number;
  /** 0 exact (0.5 if only inner articles differ), 1 prefix, 2 word prefix, from 3 fuzzy (3 + edits). */
  readonly distance: number;
};

export type SearchIndex<A> = {
  /** Returns matching items: exact, then prefix, then word prefix; by popularity within each kind, at most `limit` per kind. */
  readonly match: (text: ParsedText, limit: number) => ReadonlyArray<SearchHit<A>>;
  /** Returns items that match only fuzzily, fewest edits first. Names with a missing word are included only if no better name exists. */
  readonly matchFuzzy: (text: ParsedText) => Promise<ReadonlyArray<SearchHit<A>>>;
};

const distanceByKind: Readonly<Record<MatchKind, number>> = { exact: 0, prefix: 1, 'word-prefix': 2 };

/** Distance of an exact match that differs in inner articles: ranks after literal matches. */
const ARTICLES_DIFFER = 0.5;

const createMatch = <A>(all: ReadonlyArray<Searchable<A>>, mayMatch: (text: ParsedText) => MayMatch) =>
  (text: ParsedText, limit: number): ReadonlyArray<SearchHit<A>> => {
    const [mayMatchAt, matchKindOf] = [mayMatch(text), getMatchKind(text)];
    const isLiteral = isExactMatch(text);
    const hits: Record<MatchKind, SearchHit<A>[]> = { exact: [], prefix: [], 'word-prefix': [] };
    for (let index = 0; index < all.length; index += 1) {
      const candidate = mayMatchAt(index) ? all[index] : undefined;
      const kind = candidate === undefined ? null : matchKindOf(candidate.indexedName);
      if (candidate === undefined || kind === null || hits[kind].length >= limit) continue;
      const distance = kind === 'exact' && !isLiteral(candidate.indexedName) ? ARTICLES_DIFFER : distanceByKind[kind];
      hits[kind].push({ item: candidate.item, popularity: candidate.popularity, distance });
    }
    return MATCH_KINDS.flatMap((kind) => (kind === 'exact' ? hits[kind].toSorted((a, b) => a.distance - b.distance) : hits[kind]));
  };

/** Maximum number of fuzzy hits: later ones are noise. */
const MAX_FUZZY_HITS = 100;

const createMatchFuzzy = <A>(all: ReadonlyArray<Searchable<A>>, fuzzyMatcher: FuzzyMatcher) => (text: ParsedText): ReadonlyArray<SearchHit<A>> => {
  const matchKindOf = getMatchKind(text);
  const hits: SearchHit<A>[] = [];
  for (const { index, edits } of fuzzyMatcher(text)) {
    const candidate = all[index];
    if (candidate === undefined || matchKindOf(candidate.indexedName) !== null) continue;
    hits.push({ item: candidate.item, popularity: candidate.popularity, distance: 3 + edits });
    if (hits.length === MAX_FUZZY_HITS) break;
  }
  return hits;
};

/**
 * Builds a search index in chunks. The fuzzy matcher is built on first use, because most searches do not need it.
 * @param joins whether names are also found written as one word.
 */
export const createSearchIndex = async <A>(
  all: ReadonlyArray<A>, popularity: (item: A) => number, namesOf: (item: A, index: number) => ReadonlyArray<string>, joins = false,
): Promise<SearchIndex<A>> => {
  const searchables = await mapInChunks(all, (item, index) => ({ item, popularity: popularity(item), indexedName: indexName(namesOf(item, index), joins) }));
  await yieldToMain();
  const sorted = searchables.toSorted((a, b) => b.popularity - a.popularity);
  const mayMatch = await prefixFilter(sorted.map(({ indexedName }) => indexedName));
  let fuzzyMatcher: Promise<FuzzyMatcher> | null = null;
  return {
    match: createMatch(sorted, mayMatch),
    matchFuzzy: async (text) => {
      fuzzyMatcher ??= createFuzzyMatcher(sorted.map(({ indexedName }) => indexedName));
      return createMatchFuzzy(sorted, await fuzzyMatcher)(text);
    },
  };
};
