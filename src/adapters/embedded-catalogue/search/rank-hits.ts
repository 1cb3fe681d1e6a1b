import type { Suggestion } from '#domain/catalogue/catalogue';
import { equalNamesFirst } from '#domain/catalogue/text-match/equal-names';
import { HIT_WITH_YEAR_DISTANCE } from './find-hits';
import type { PersonTable } from './person-table';
import { hasTypedName, type SearchHit } from './search-index';
import type { TitleTable } from './title-table';

/**
 * Returns the points of popularity that a match loses by its distance: a famous title that only begins with the text may beat an unknown
 * exact one. With a year behind the name, the title of this name and year is meant.
 */
const penaltyOf = (distance: number): number => {
  if (distance < HIT_WITH_YEAR_DISTANCE) return 28 * distance;
  if (distance < 1) return 300 * (distance - HIT_WITH_YEAR_DISTANCE);
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

/** A hit of a title, which has its table; of a person without. */
type RankedHit = { readonly hit: SearchHit; readonly titles?: TitleTable };

/**
 * Returns the best hits first: by popularity and by how well the name matches the words; before all others, the titles of a shared name.
 */
const inOrder = (words: string, hits: ReadonlyArray<RankedHit>): ReadonlyArray<RankedHit> => {
  const rankOf = ({ titles, hit }: RankedHit): number =>
    hit.popularity - penaltyOf(hit.distance) - (titles === undefined ? shortTextPenalty(words, hit) : 0);
  const ordered = hits.map((each) => ({ each, rank: rankOf(each) })).toSorted((a, b) => b.rank - a.rank).map(({ each }) => each);
  return equalNamesFirst(ordered, words, {
    isExact: ({ titles, hit }) => titles !== undefined && hasTypedName(hit),
    nameOf: ({ titles, hit }) => titles?.nameAt(hit.row) ?? '',
    popularityOf: ({ hit }) => hit.popularity,
  });
};

/** Returns the hits of titles in the order that suggestions have. */
export const rankTitles = (words: string, hits: ReadonlyArray<SearchHit>, titles: TitleTable): ReadonlyArray<SearchHit> =>
  inOrder(words, hits.map((hit) => ({ hit, titles }))).map(({ hit }) => hit);

/** Returns the hits of people in the order that suggestions have. */
export const rankPeople = (words: string, hits: ReadonlyArray<SearchHit>): ReadonlyArray<SearchHit> =>
  inOrder(words, hits.map((hit) => ({ hit }))).map(({ hit }) => hit);

/** Returns at most `limit` suggestions, best first. */
export const rankSuggestions = (
  words: string, titleHits: ReadonlyArray<SearchHit>, personHits: ReadonlyArray<SearchHit>,
  { titles, people }: { readonly titles: TitleTable; readonly people: PersonTable }, limit: number,
): ReadonlyArray<Suggestion> =>
  inOrder(words, [...titleHits.map((hit) => ({ hit, titles })), ...personHits.map((hit) => ({ hit }))]).slice(0, limit)
    .map((each): Suggestion => {
      const { row } = each.hit;
      return each.titles === undefined ? { kind: 'person', person: people.personAt(row) } : { kind: 'title', title: titles.titleAt(row) };
    });
