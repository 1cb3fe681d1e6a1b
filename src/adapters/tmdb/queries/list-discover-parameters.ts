import { popularitySort, MIN_VOTES, type Filters, type CatalogueSort } from '#domain/catalogue/filters';
import type { CatalogueList } from '#domain/catalogue/catalogue-list';
import { addDays } from '#domain/shared/dates';
import type { QueryParams } from '#adapters/tmdb/client/request-url';

/** Days that a film counts as now playing or upcoming: the spans of TMDB's own lists. */
const NOW_PLAYING_DAYS = 45;
const UPCOMING_DAYS = 28;
const WEEK_DAYS = 7;

/** TMDB's release types in cinemas: limited (2) or wide (3). */
const IN_CINEMAS = '2|3';

export type ListDiscoverParameters = { readonly sort: CatalogueSort; readonly parameters: QueryParams };

const inCinemas = (from: string, to: string): ListDiscoverParameters => ({
  sort: popularitySort,
  parameters: { with_release_type: IN_CINEMAS, 'release_date.gte': from, 'release_date.lte': to },
});
const airedBetween = (from: string, to: string): ListDiscoverParameters => ({
  sort: popularitySort,
  parameters: { 'air_date.gte': from, 'air_date.lte': to },
});

/** Returns the `/discover` sort and parameters that reproduce a list with filters or another order. `today` is `YYYY-MM-DD`. */
export const listDiscoverParameters = (list: CatalogueList, today: string, filters: Filters): ListDiscoverParameters => {
  switch (list) {
    case 'popular':
    case 'trending':
      return { sort: popularitySort, parameters: {} };
    case 'top-rated':
      return { sort: { key: 'vote', direction: 'desc' }, parameters: { 'vote_count.gte': Math.max(MIN_VOTES, filters.votesFrom ?? 0) } };
    case 'now-playing':
      return inCinemas(addDays(today, -NOW_PLAYING_DAYS), today);
    case 'upcoming':
      return inCinemas(addDays(today, 1), addDays(today, UPCOMING_DAYS));
    case 'on-the-air':
      return airedBetween(today, addDays(today, WEEK_DAYS - 1));
    case 'airing-today':
      return airedBetween(today, today);
  }
};
