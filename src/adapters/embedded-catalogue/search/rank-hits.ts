import type { Suggestion } from '#domain/catalogue/catalogue';
import { equalNamesFirst } from '#domain/catalogue/text-match/equal-names';
import type { PersonTable } from './person-table';
import { hasTypedName, type SearchHit } from './search-index';
import type { TitleTable } from './title-table';

/** Points of popularity that a match loses by its distance: a famous title that only begins with the text may beat an unknown exact one. */
const penaltyOf = (distance: number): number => {
  if (distance < 1) return 28 * distance;
  if (distance < 2) return 30;
  return distance < 3 ? 55 : 100 + 10 * (distance - 3);
};

/** Number of letters from which the beginning of a name means a person as probably as a title. */
const MIN_NAME_LENGTH = 5;
/** Points of popularity that a person loses for each letter that the text is shorter: many first names begin with a short text. */
const SHORT_TEXT_PENALTY = 8;

/** Returns the points of popularity that a person loses because the text is only the short beginning of a name. */
const shortTextPenalty = (words: string, { distance }: SearchHit): number =>
  (distance < 1 ? 0 : SHORT_TEXT_PENALTY * Math.max(0, MIN_NAME_LENGTH - words.trim().length));

/** @property isTitle false for a person. */
type RankedHit = { readonly isTitle: boolean; readonly hit: SearchHit };

/** Returns the best hits first: by popularity and by how well the name matches the words; before all others, the titles of a shared name. */
const inOrder = <A extends RankedHit>(words: string, ranked: ReadonlyArray<A>, nameAt: (row: number) => string): ReadonlyArray<A> => {
  const rankOf = ({ isTitle, hit }: A): number =>
    hit.popularity - penaltyOf(hit.distance) - (isTitle ? 0 : shortTextPenalty(words, hit));
  const ordered = ranked.map((each) => ({ each, rank: rankOf(each) })).toSorted((a, b) => b.rank - a.rank).map(({ each }) => each);
  return equalNamesFirst(ordered, words, {
    isExact: ({ isTitle, hit }) => isTitle && hasTypedName(hit),
    nameOf: ({ hit }) => nameAt(hit.row),
    popularityOf: ({ hit }) => hit.popularity,
  });
};

/** Returns the hits of titles in the order that suggestions have. */
export const rankTitles = (words: string, hits: ReadonlyArray<SearchHit>, table: TitleTable): ReadonlyArray<SearchHit> =>
  inOrder(words, hits.map((hit) => ({ isTitle: true, hit })), table.nameAt).map(({ hit }) => hit);

/** Returns the hits of people in the order that suggestions have. */
export const rankPeople = (words: string, hits: ReadonlyArray<SearchHit>, table: PersonTable): ReadonlyArray<SearchHit> =>
  inOrder(words, hits.map((hit) => ({ isTitle: false, hit })), table.nameAt).map(({ hit }) => hit);

/** Returns at most `limit` suggestions, best first. */
export const rankSuggestions = (
  words: string, titles: ReadonlyArray<SearchHit>, people: ReadonlyArray<SearchHit>,
  tables: { readonly titles: TitleTable; readonly people: PersonTable },
  limit: number,
): ReadonlyArray<Suggestion> =>
  inOrder(
    words, [...titles.map((hit) => ({ isTitle: true, hit })), ...people.map((hit) => ({ isTitle: false, hit }))], tables.titles.nameAt,
  ).slice(0, limit).map(({ isTitle, hit: { row } }) =>
    isTitle ? { kind: 'title', title: tables.titles.titleAt(row) } : { kind: 'person', person: tables.people.personAt(row) });
