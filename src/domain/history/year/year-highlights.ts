import { compareHistory, historyCursorOf } from '#domain/history/history-query';
import type { TitleRating } from '#domain/history/rating';
import { countEpisodes, viewingWeight, type Viewing } from '#domain/history/viewing';
import { withCountedViewing, type YearStats } from '#domain/history/watch-stats';
import type { StoredTitle } from '#domain/lists/stored-title';

/** A title with how often it was watched: viewings of a film, episodes of a series. */
export type CountedTitle = { readonly item: StoredTitle; readonly count: number };

/** Facts of a year that only its viewings contain. */
export type YearHighlights = {
  /** In the order of the history; the last one has no later viewing. */
  readonly first: Viewing | null;
  readonly last: Viewing | null;
  /** Days with a film. */
  readonly filmDays: number;
  /** Films watched at least twice in the year, most often first. */
  readonly rewatched: ReadonlyArray<CountedTitle>;
  /** Series with known episodes, most episodes first. */
  readonly series: ReadonlyArray<CountedTitle>;
  /** Each title once, the one watched last first. */
  readonly titles: ReadonlyArray<StoredTitle>;
  /** Viewings of an unknown running time, a season as its episodes. */
  readonly unknownLengths: number;
};

const countedTitles = (viewings: ReadonlyArray<Viewing>, countOf: (viewing: Viewing) => number): ReadonlyArray<CountedTitle> => {
  const counts = new Map<string, CountedTitle>();
  for (const viewing of viewings) {
    const { item } = viewing;
    const known = counts.get(item.itemKey);
    counts.set(item.itemKey, { item: known?.item ?? item, count: (known?.count ?? 0) + countOf(viewing) });
  }
  // The sort is stable: of equal counts, the title watched last comes first.
  return [...counts.values()].sort((one, other) => other.count - one.count);
};

/** Returns the highlights of a year. @param viewings all of the year, each with a day. */
export const yearHighlights = (viewings: ReadonlyArray<Viewing>): YearHighlights => {
  const ordered = viewings.toSorted((one, other) => compareHistory(historyCursorOf(one), historyCursorOf(other)));
  const films = ordered.filter(({ item }) => item.mediaType === 'movie');
  return {
    first: ordered.at(-1) ?? null,
    last: ordered[0] ?? null,
    filmDays: new Set(films.map(({ day }) => day)).size,
    rewatched: countedTitles(films, () => 1).filter(({ count }) => count > 1),
    series: countedTitles(ordered.filter(({ item }) => item.mediaType === 'tv'), countEpisodes).filter(({ count }) => count > 0),
    titles: countedTitles(ordered, () => 0).map(({ item }) => item),
    unknownLengths: viewings.reduce((sum, viewing) => sum + (viewing.minutes === null ? viewingWeight(viewing) : 0), 0),
  };
};

/** Returns the numbers of a year, counted from its viewings: those that the backend keeps. */
export const countYear = (viewings: ReadonlyArray<Viewing>): ReadonlyArray<YearStats> => {
  const stats = viewings.reduce<YearStats | null>((counted, viewing) => withCountedViewing(counted, viewing, 1), null);
  return stats === null ? [] : [stats];
};

/** Returns the ratings of these titles, the highest first, of equal ones the title that comes first. */
export const highestRated = (titles: ReadonlyArray<StoredTitle>, ratings: ReadonlyArray<TitleRating>): ReadonlyArray<TitleRating> => {
  const byKey = new Map(ratings.map((rating) => [rating.item.itemKey, rating]));
  return titles.flatMap(({ itemKey }) => byKey.get(itemKey) ?? []).sort((one, other) => other.rating - one.rating);
};
