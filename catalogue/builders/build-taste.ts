import { encodeTasteFile } from '#adapters/embedded-catalogue/taste/taste-file';
import { describesContent } from '#domain/catalogue/subjects/describes-content';
import type { Facts } from '../load-facts';
import type { TitleFacts } from '../title-facts';

/** Leading actors of a title that count: a small part is no reason for a suggestion. */
const LEADS = 3;
/** Fewest titles that share a fact of each kind. More facts would exceed the size that `scripts/budgets.mjs` allows. */
const FEWEST = { makers: 2, cast: 6, keywords: 10, collections: 2 } as const;

/** Returns the same text for the same person. */
type PersonOf = (name: string, titleKey: string) => string;

/** Returns the positions of the titles of each fact that enough titles share, the frequent facts last. */
const sharedFacts = (all: ReadonlyArray<TitleFacts>, fewest: number, factsOf: (title: TitleFacts) => ReadonlyArray<string>) => {
  const byFact = new Map<string, number[]>();
  all.forEach((title, at) => new Set(factsOf(title)).forEach((fact) => {
    const positions = byFact.get(fact);
    if (positions === undefined) byFact.set(fact, [at]);
    else positions.push(at);
  }));
  return [...byFact.values()]
    .filter(({ length }) => length >= fewest)
    .sort((one, other) => one.length - other.length || (one[0] ?? 0) - (other[0] ?? 0));
};

/**
 * Returns the content of `taste.json`: which titles share makers, leading actors, keywords and collections. Positions count films first,
 * then series, in the order of the index. @param personOf tells people of one name apart.
 */
export const buildTaste = ({ movies, series }: Facts, personOf: PersonOf): unknown => {
  const all = [...movies, ...series];
  return encodeTasteFile({
    makers: sharedFacts(all, FEWEST.makers, ({ key, directors, creators }) =>
      [...directors, ...creators].map((name) => personOf(name, key))),
    cast: sharedFacts(all, FEWEST.cast, ({ key, cast }) => cast.slice(0, LEADS).map(({ name }) => personOf(name, key))),
    // With our own keywords, too, the suggestions found one fewer of the hidden titles (bench/taste).
    keywords: sharedFacts(all, FEWEST.keywords, ({ keywords, ownKeywords }) =>
      keywords.filter((word) => describesContent(word) && !ownKeywords.includes(word))),
    collections: sharedFacts(all, FEWEST.collections, ({ collection }) => (collection === null ? [] : [collection])),
  });
};
