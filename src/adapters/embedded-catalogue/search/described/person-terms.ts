import { foldWords } from '#domain/catalogue/text-match/fold';
import { parseText } from '#domain/catalogue/text-match/match-kind';
import type { PeopleSearchData } from '#adapters/embedded-catalogue/search/load-search-data';

/** Popularity from which a last name alone means a person. */
const KNOWN_BY_LAST_NAME = 75;
/** Words of the longest name. */
const MAX_NAME = 4;

/** Returns the row of the person with this whole name, or the one known by this last name; null if there is none. */
export const personRow = ({ index, table }: PeopleSearchData, words: ReadonlyArray<string>): number | null => {
  const [best] = index.match(parseText(words.join(' ')), 5).toSorted((a, b) => a.distance - b.distance || b.popularity - a.popularity);
  if (best === undefined) return null;
  if (words.length > 1) return best.distance < 1 ? best.row : null;
  const names = foldWords(table.nameAt(best.row));
  return names.length > 1 && names.at(-1) === words[0] && best.popularity >= KNOWN_BY_LAST_NAME ? best.row : null;
};

/** Number of words of the longest whole name that the words begin with, of at least two; else 0. */
export const nameLengthAt = (people: PeopleSearchData) => (words: ReadonlyArray<string>): number => {
  for (let length = Math.min(MAX_NAME, words.length); length > 1; length -= 1)
    if (personRow(people, words.slice(0, length)) !== null) return length;
  return 0;
};
