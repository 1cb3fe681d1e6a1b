import { byPopularity, MIN_VOTES, type Filters, type Sort } from '#domain/catalogue/filters';
import type { CatalogueList } from '#domain/catalogue/catalogue-list';
import { addDays } from '#domain/shared/clock';
import type { QueryParams } from '../client/request-url';

/** Cinemas show a film for about so long, and announce for about so long: the spans of TMDB's own lists, in days. */
const SHOWN = 45;
const ANNOUNCED = 28;
const WEEK = 7;

/** TMDB's numbers of releases in cinemas, limited (2) or wide (3). */
const IN_CINEMAS = '2|3';

export type ListConstraints = { readonly sort: Sort; readonly parameters: QueryParams };

const cinema = (from: string, to: string): ListConstraints => ({
  sort: byPopularity,
  parameters: { with_release_type: IN_CINEMAS, 'release_date.gte': from, 'release_date.lte': to },
});
const aired = (from: string, to: string): ListConstraints => ({ sort: byPopularity, parameters: { 'air_date.gte': from, 'air_date.lte': to } });

/** What makes a list that list when `/discover` has to be asked because of filters or another order. `today` is `YYYY-MM-DD`. */
export const listConstraints = (list: CatalogueList, today: string, filters: Filters): ListConstraints => {
  switch (list) {
    case 'popular':
    case 'trending':
      return { sort: byPopularity, parameters: {} };
    case 'top-rated':
      return { sort: { key: 'vote', direction: 'desc' }, parameters: { 'vote_count.gte': Math.max(MIN_VOTES, filters.votesFrom ?? 0) } };
    case 'now-playing':
      return cinema(addDays(today, -SHOWN), today);
    case 'upcoming':
      return cinema(addDays(today, 1), addDays(today, ANNOUNCED));
    case 'on-the-air':
      return aired(today, addDays(today, WEEK - 1));
    case 'airing-today':
      return aired(today, today);
  }
};
