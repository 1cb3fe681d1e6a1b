import { isExactMatch, MATCH_KINDS, getMatchKind, indexName, type MatchKind, type IndexedName, type ParsedText } from '#domain/catalogue/text-match/match-kind';
import { prefixFilter, type MayMatch } from './prefix-filter';
import { yieldToMain, mapInChunks } from '../files/map-in-chunks';
import { createFuzzyMatcher, type FuzzyMatcher } from './fuzzy-match';

/** Something that can be found by name. */
export type Searchable<A> = { readonly item: A; readonly popularity: number; readonly named: IndexedName };

export type SearchHit<A> = {
  readonly item: A;
  readonly popularity: number;
  /** 0 exact (0.5 but for articles inside), 1 prefix, 2 word prefix, from 3 on mistakes. */
  readonly distance: number;
};

export type SearchIndex<A> = {
  /** Names that fit: exactly, then from the beginning, then by words; the better known first in each. At most `most` of each. */
  readonly match: (want: ParsedText, most: number) => ReadonlyArray<SearchHit<A>>;
  /** Names that are only near, nearest first. Those that miss a word come only when there is nothing better. */
  readonly matchFuzzy: (want: ParsedText) => Promise<ReadonlyArray<SearchHit<A>>>;
};

const distanceOf: Readonly<Record<MatchKind, number>> = { exact: 0, prefix: 1, 'word-prefix': 2 };

/** A name that is what was typed but for articles inside: behind those that are it to the letter. */
const LESS_THAN_LITERAL = 0.5;

const fittingIn = <A>(all: ReadonlyArray<Searchable<A>>, mayFit: (want: ParsedText) => MayMatch) => (want: ParsedText, most: number): ReadonlyArray<SearchHit<A>> => {
  const [may, fits] = [mayFit(want), getMatchKind(want)];
  const literal = isExactMatch(want);
  const found: Record<MatchKind, SearchHit<A>[]> = { exact: [], prefix: [], 'word-prefix': [] };
  for (let place = 0; place < all.length; place += 1) {
    const one = may(place) ? all[place] : undefined;
    const how = one === undefined ? null : fits(one.named);
    if (one === undefined || how === null || found[how].length >= most) continue;
    const distance = how === 'exact' && !literal(one.named) ? LESS_THAN_LITERAL : distanceOf[how];
    found[how].push({ item: one.item, popularity: one.popularity, distance });
  }
  return MATCH_KINDS.flatMap((how) => (how === 'exact' ? found[how].toSorted((a, b) => a.distance - b.distance) : found[how]));
};

/** So many near names are enough: the tail is noise. */
const MOST_NEAR = 100;

const nearIn = <A>(all: ReadonlyArray<Searchable<A>>, near: FuzzyMatcher) => (want: ParsedText): ReadonlyArray<SearchHit<A>> => {
  const fits = getMatchKind(want);
  const found: SearchHit<A>[] = [];
  for (const { index, edits } of near(want)) {
    const one = all[index];
    if (one === undefined || fits(one.named) !== null) continue;
    found.push({ item: one.item, popularity: one.popularity, distance: 3 + edits });
    if (found.length === MOST_NEAR) break;
  }
  return found;
};

/**
 * Makes things findable. The names are prepared in slices, and what finds near names is made when first needed: most searches
 * never are.
 */
export const createSearchIndex = async <A>(
  all: ReadonlyArray<A>, popularity: (item: A) => number, namesOf: (item: A) => ReadonlyArray<string>,
): Promise<SearchIndex<A>> => {
  const ready = await mapInChunks(all, (item) => ({ item, popularity: popularity(item), named: indexName(namesOf(item)) }));
  await yieldToMain();
  const sorted = ready.toSorted((a, b) => b.popularity - a.popularity);
  const mayFit = await prefixFilter(sorted.map((one) => one.named));
  let near: Promise<FuzzyMatcher> | null = null;
  return {
    match: fittingIn(sorted, mayFit),
    matchFuzzy: async (want) => {
      near ??= createFuzzyMatcher(sorted.map((one) => one.named));
      return nearIn(sorted, await near)(want);
    },
  };
};
