import { parseText } from '#domain/catalogue/text-match/match-kind';
import { MISSING_WORD_COST } from '#domain/catalogue/text-match/edit-distance';
import type { SearchHit, SearchIndex } from './search-index';

/** The indexes of all kinds of results. */
export type SearchIndexes = { readonly movie: SearchIndex; readonly tv: SearchIndex; readonly people: SearchIndex };

/** Hits of titles and of people, whose rows belong to different tables. */
export type AllHits = { readonly titles: ReadonlyArray<SearchHit>; readonly people: ReadonlyArray<SearchHit> };

/** Lowest distance of a hit in which a typed word is missing. */
const MISSING_WORD_DISTANCE = 3 + MISSING_WORD_COST;

/** Distance of titles that match only when the last word of the text is read as their year: just behind exact matches. */
export const HIT_WITH_YEAR_DISTANCE = 0.7;

/** Distances of other hits than exact ones, and in another year, are larger by these parts. */
const [OF_NAME, OTHER_YEAR, MOST] = [1 / 20, 0.1, 0.99];
const withYear = (distance: number, isThisYear: boolean): number =>
  Math.min(MOST, HIT_WITH_YEAR_DISTANCE + distance * OF_NAME + (isThisYear ? 0 : OTHER_YEAR));

/**
 * Returns the hits of a text, and of its words before a year at its end: "dune 1984", but also "blade runner 2049". Hits of the whole
 * text have the better distance, if any.
 */
export const findHitsWithYear = async (
  words: string, getHits: (words: string) => Promise<ReadonlyArray<SearchHit>>, yearAt: (row: number) => number | null,
): Promise<ReadonlyArray<SearchHit>> => {
  const hits = await getHits(words);
  const [, name, year] = /^(.*\S)\s+\(?((?:18|19|20)\d{2})\)?$/.exec(words) ?? [];
  if (name === undefined) return hits;
  const exact = hits.filter(({ distance }) => distance < HIT_WITH_YEAR_DISTANCE);
  // The year of a release differs between countries.
  const ofYear = (await getHits(name)).filter(({ row }) => Math.abs((yearAt(row) ?? 0) - Number(year)) <= 1)
    .map((hit) => ({ ...hit, distance: withYear(hit.distance, yearAt(hit.row) === Number(year)) }))
    .toSorted((a, b) => a.distance - b.distance);
  const known = new Set([...exact, ...ofYear].map(({ row }) => row));
  return [...exact, ...ofYear, ...hits.filter(({ row }) => !known.has(row))];
};

/** Returns all matches, then all fuzzy matches. */
export const findAllHits = async (searchIndex: SearchIndex, words: string): Promise<ReadonlyArray<SearchHit>> => {
  const text = parseText(words);
  const matches = searchIndex.match(text, Infinity);
  const fuzzy = await searchIndex.matchFuzzy(text);
  // Names with a missing word are returned only if there is no other match.
  return matches.length > 0 ? [...matches, ...fuzzy.filter(({ distance }) => distance < MISSING_WORD_DISTANCE)] : fuzzy;
};

/** Returns the hits of films, series and people that match. */
export const searchAllIndexes = ({ movie, tv, people }: SearchIndexes, words: string, limit: number): AllHits => {
  const text = parseText(words);
  return { titles: [...movie.match(text, limit), ...tv.match(text, limit)], people: people.match(text, limit) };
};

/** Returns the similar names of films, series and people; those with a missing word only if nothing else is similar. */
export const searchAllIndexesFuzzy = async ({ movie, tv, people }: SearchIndexes, words: string, hasMatches: boolean): Promise<AllHits> => {
  const text = parseText(words);
  const hits = { titles: [...(await movie.matchFuzzy(text)), ...(await tv.matchFuzzy(text))], people: await people.matchFuzzy(text) };
  const isComplete = ({ distance }: { readonly distance: number }): boolean => distance < MISSING_WORD_DISTANCE;
  const complete = { titles: hits.titles.filter(isComplete), people: hits.people.filter(isComplete) };
  return hasMatches || complete.titles.length + complete.people.length > 0 ? complete : hits;
};
