import { foldWords, withoutArticles } from '#domain/catalogue/text-match/fold';
import { searchAllIndexes, searchAllIndexesFuzzy, type SearchIndexes } from '#adapters/embedded-catalogue/search/find-hits';

/** Popularity from which a title or person with exactly this name is meant, and nothing is described. */
const SURELY_MEANT = 85;
/** Popularity from which a text that is a part of a title's name probably means this title. */
const PROBABLY_MEANT = 50;
/** Number of matching names that are compared. */
const COMPARED = 20;
/** A year behind a name: “dune 1984”. */
const YEAR = /(?<=\S)\s+\(?(?:18|19|20)\d{2}\)?$/;

/** Whether a name is similar, and whether one of them is so well known that it is surely meant. */
export type Similar = { readonly isSimilar: boolean; readonly isSurelyMeant: boolean };

/** Names that a text may be. */
export type NamedBy = {
  /** Rows of titles with exactly this name, which are known too little to be surely meant. */
  readonly rows: ReadonlyArray<number>;
  /** Whether all words are in a name of a well-known title, in this order: "private ryan". */
  readonly isPartOfName: boolean;
  /** Whether either is so. */
  readonly isName: boolean;
  /** Returns whether the text is nearly a name ("lord of the rigns"), and one that is surely meant. Takes longer than all else. */
  readonly findSimilar: () => Promise<Similar>;
};

/** Returns the names that a text may be; null if it surely is a name. Needs no file beside those of the search by name. */
export const namedBy = (indexes: SearchIndexes, words: string): NamedBy | null => {
  const { titles, people } = searchAllIndexes(indexes, words, COMPARED);
  const exact = titles.filter(({ distance }) => distance < 1);
  if (people.some(({ distance }) => distance < 1) || exact.some(({ popularity }) => popularity >= SURELY_MEANT)) return null;
  const withoutYear = YEAR.test(words) ? searchAllIndexes(indexes, words.replace(YEAR, ''), COMPARED).titles : [];
  if (withoutYear.some(({ distance }) => distance < 1)) return null;
  let similar: Promise<Similar> | null = null;
  const findSimilar = async (): Promise<Similar> => {
    // Two words of a text can be one of the name: "brave hart".
    const joined = withoutArticles(foldWords(words)).join('');
    const whole = await searchAllIndexesFuzzy(indexes, words, true);
    const asOne = await searchAllIndexesFuzzy(indexes, joined, true);
    const found = [...whole.titles, ...whole.people, ...asOne.titles, ...searchAllIndexes(indexes, joined, COMPARED).titles];
    return {
      isSimilar: titles.length + people.length === 0 && whole.titles.length + whole.people.length > 0,
      isSurelyMeant: found.some(({ popularity }) => popularity >= SURELY_MEANT),
    };
  };
  const isPartOfName = titles.some(({ popularity }) => popularity >= PROBABLY_MEANT);
  return {
    rows: exact.map(({ row }) => row),
    isPartOfName,
    isName: isPartOfName || exact.length > 0,
    findSimilar: () => (similar ??= findSimilar()),
  };
};
