import type { DiscoverQuery, ListQuery } from '#domain/catalogue/catalogue';
import { popularitySort, noFilters, type Filters } from '#domain/catalogue/filters';
import { catalogueListsForType, type CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';

/** A query that `first-view.json` answers, so that a first view does not wait for the whole index. */
export type PrecomputedQuery =
  | { readonly ask: 'list'; readonly question: ListQuery }
  | { readonly ask: 'discover'; readonly question: DiscoverQuery };

const list = (mediaType: MediaType, name: CatalogueList, filters: Partial<Filters> = {}): PrecomputedQuery => ({
  ask: 'list',
  question: { mediaType, list: name, filters: { ...noFilters, ...filters }, page: 1 },
});

const popular = (mediaType: MediaType, filters: Partial<Filters>, page = 1): PrecomputedQuery => ({
  ask: 'discover',
  question: { mediaType, filters: { ...noFilters, ...filters }, sort: popularitySort, page },
});

/** The first page of every list, and the shelves of the film and series pages. */
export const PRECOMPUTED_QUERIES: ReadonlyArray<PrecomputedQuery> = [
  ...catalogueListsForType('movie').map((name) => list('movie', name)),
  ...catalogueListsForType('tv').map((name) => list('tv', name)),
  popular('movie', { genresIn: ['crime'], yearFrom: 1940, yearTo: 1959 }),
  popular('movie', { genresIn: ['family', 'animation'] }),
  popular('movie', { yearFrom: 1970, yearTo: 1979 }),
  popular('tv', { genresIn: ['comedy'] }),
  popular('tv', { genresIn: ['crime'] }),
  popular('tv', { genresIn: ['science-fiction'] }),
  // The shelves above it on the page show most of the first page.
  popular('tv', { genresIn: ['science-fiction'] }, 2),
];
