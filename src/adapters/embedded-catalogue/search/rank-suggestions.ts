import type { Suggestion } from '#domain/catalogue/catalogue';
import type { PersonEntry } from '../files/people-file';
import type { CatalogueEntry } from '../queries/catalogue-entry';
import type { SearchHit } from './search-index';

/** Hit whose suggestion is built only if it is returned. */
type LazySuggestion = SearchHit<() => Suggestion>;
const ofTitle = ({ item, ...rest }: SearchHit<CatalogueEntry>): LazySuggestion => ({ ...rest, item: () => ({ kind: 'title', title: item.summary }) });
const ofPerson = ({ item, ...rest }: SearchHit<PersonEntry>): LazySuggestion => ({ ...rest, item: () => ({ kind: 'person', person: item.toPerson() }) });

/** Points of popularity that a match loses by its distance: a famous title that only begins with the text may beat an unknown exact one. */
const penaltyOf = (distance: number): number => {
  if (distance < 1) return 4 * distance;
  if (distance < 2) return 30;
  return distance < 3 ? 55 : 100 + 10 * (distance - 3);
};

/** Number of letters from which the beginning of a name means a person as probably as a title. */
const MIN_NAME_LENGTH = 5;
/** Points of popularity that a person loses for each letter that the text is shorter: many first names begin with a short text. */
const SHORT_TEXT_PENALTY = 8;

/** Returns the points of popularity that a person loses because the text is only the short beginning of a name. */
const shortTextPenalty = (words: string, { distance }: LazySuggestion): number =>
  (distance < 1 ? 0 : SHORT_TEXT_PENALTY * Math.max(0, MIN_NAME_LENGTH - words.trim().length));

const withRank = (hit: LazySuggestion, penalty: number): readonly [rank: number, hit: LazySuggestion] => [hit.popularity - penaltyOf(hit.distance) - penalty, hit];

/** Returns at most `limit` suggestions, best first: by popularity and by how well the name matches the words. */
export const rankSuggestions = (
  words: string, titles: ReadonlyArray<SearchHit<CatalogueEntry>>, people: ReadonlyArray<SearchHit<PersonEntry>>, limit: number,
): ReadonlyArray<Suggestion> => {
  const ranked = [
    ...titles.map((hit) => withRank(ofTitle(hit), 0)),
    ...people.map(ofPerson).map((hit) => withRank(hit, shortTextPenalty(words, hit))),
  ];
  return ranked.toSorted(([a], [b]) => b - a).slice(0, limit).map(([, { item }]) => item());
};
