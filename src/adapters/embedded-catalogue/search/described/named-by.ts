import { searchAllIndexes, searchAllIndexesFuzzy, type SearchIndexes } from '#adapters/embedded-catalogue/search/find-hits';

/** Popularity from which a title or person with exactly this name is meant, and nothing is described. */
const SURELY_MEANT = 85;
/** Popularity from which a text that is a part of a title's name probably means this title. */
const PROBABLY_MEANT = 50;
/** Number of matching names that are compared. */
const COMPARED = 20;
/** A year behind a name: “dune 1984”. */
const YEAR = /(?<=\S)\s+\(?(?:18|19|20)\d{2}\)?$/;

/** Names that a text may be. */
export type NamedBy = {
  /** Rows of titles with exactly this name, which are known too little to be surely meant. */
  readonly rows: ReadonlyArray<number>;
  /** Whether all words are in a name of a well-known title, in this order: "private ryan". */
  readonly isPartOfName: boolean;
  /** Returns whether the text is nearly a name ("lord of the rigns"), which takes longer than all else. */
  readonly isSimilar: () => Promise<boolean>;
};

/** Returns the names that a text may be; null if it surely is a name. Needs no file beside those of the search by name. */
export const namedBy = (indexes: SearchIndexes, words: string): NamedBy | null => {
  const { titles, people } = searchAllIndexes(indexes, words, COMPARED);
  const exact = titles.filter(({ distance }) => distance < 1);
  if (people.some(({ distance }) => distance < 1) || exact.some(({ popularity }) => popularity >= SURELY_MEANT)) return null;
  const withoutYear = YEAR.test(words) ? searchAllIndexes(indexes, words.replace(YEAR, ''), COMPARED).titles : [];
  if (withoutYear.some(({ distance }) => distance < 1)) return null;
  let similar: Promise<boolean> | null = null;
  const findSimilar = async (): Promise<boolean> => {
    if (titles.length + people.length > 0) return false;
    const found = await searchAllIndexesFuzzy(indexes, words, true);
    return found.titles.length + found.people.length > 0;
  };
  const isPartOfName = titles.some(({ popularity }) => popularity >= PROBABLY_MEANT);
  return {
    rows: exact.map(({ row }) => row),
    isPartOfName,
    isSimilar: () => (similar ??= findSimilar()),
  };
};
