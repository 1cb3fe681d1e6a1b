import { noFilters, type Filters } from '#domain/catalogue/filters';
import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { moodFilters, moodFiltersOfSeveral, type Mood } from './mood';

/** The answers to the questions of an evening. */
export type EveningAnswers = {
  /** A film, or one episode of a series. */
  readonly mediaType: MediaType;
  /** Minutes that are left; null for no limit. */
  readonly minutes: number | null;
  /** For each person the moods of which any will do; no moods is any mood. */
  readonly people: ReadonlyArray<ReadonlyArray<Mood>>;
};

/** Least average vote of a pick. */
export const LEAST_VOTE = 6.5;
/** Least length in minutes, so that shorts are no films, and the end is known: an unknown length matches no bound. */
const LEAST_LENGTH: Readonly<Record<MediaType, number>> = { movie: 60, tv: 5 };

const highest = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other);
const lowest = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);
const union = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set([...one, ...other])].sort();

const isEmptyRange = (from: number | null, to: number | null): boolean => from !== null && to !== null && from > to;

/** Returns whether no title of the type can match: a genre is required and excluded, or a range is empty. */
const isContradictory = (mediaType: MediaType, filters: Filters): boolean => {
  const nameOf = (slug: string): string | undefined => findGenreBySlug(slug)?.[mediaType]?.name;
  const excluded = new Set(filters.genresOut.map(nameOf));
  return filters.genresIn.some((slug) => excluded.has(nameOf(slug))) || isEmptyRange(filters.yearFrom, filters.yearTo)
    || isEmptyRange(filters.runtimeFrom, filters.runtimeTo);
};

const together = (one: Filters, other: Filters): Filters => ({
  ...one,
  genresIn: union(one.genresIn, other.genresIn),
  genresOut: union(one.genresOut, other.genresOut),
  yearFrom: highest(one.yearFrom, other.yearFrom),
  yearTo: lowest(one.yearTo, other.yearTo),
  voteFrom: highest(one.voteFrom, other.voteFrom),
  runtimeFrom: highest(one.runtimeFrom, other.runtimeFrom),
  runtimeTo: lowest(one.runtimeTo, other.runtimeTo),
  content: union(one.content, other.content),
});

/**
 * Returns the filters of which a title has to match one: those of a mood of each person, the time that is left and the least vote. Empty if
 * no title can fit. @param votesFrom least number of votes; null for a catalogue of well-known titles.
 */
export const eveningFilters = (
  { mediaType, minutes, people }: EveningAnswers, votesFrom: number | null = null,
): ReadonlyArray<Filters> => {
  const base: Filters = { ...noFilters, voteFrom: LEAST_VOTE, votesFrom, runtimeFrom: LEAST_LENGTH[mediaType], runtimeTo: minutes };
  const filtersOf = people.filter((moods) => moods.length > 0).length > 1 ? moodFiltersOfSeveral : moodFilters;
  const all = people.reduce<ReadonlyArray<Filters>>((sets, moods) => {
    if (moods.length === 0) return sets;
    const ofPerson = moods.flatMap((mood) => filtersOf(mood, mediaType));
    return sets.flatMap((set) => ofPerson.map((filters) => together(set, filters)));
  }, [base]);
  const possible = all.filter((filters) => !isContradictory(mediaType, filters));
  return [...new Map(possible.map((filters) => [JSON.stringify(filters), filters])).values()];
};
