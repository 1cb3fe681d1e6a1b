import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { CatalogueStats, DiscoverQuery, ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { popularitySort, noFilters, type Filters, type CatalogueSort } from '#domain/catalogue/filters';
import type { GenreWithCount } from '#domain/catalogue/genre';
import type { CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import type { PersonDetails } from '#domain/catalogue/person';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { Query } from '#ui/query/query.ts';

/** Creates the query for a page of titles, as a shelf shows it. */
export type CreateTitlePageQuery = (catalogue: CatalogueUseCases) => Query<TitlePage>;

/** Queries a page of a named list, with filters. */
export const catalogueListQuery =
  (mediaType: MediaType, list: CatalogueList, filters: Partial<Filters> = {}, page = 1): CreateTitlePageQuery =>
  (catalogue) => {
    const query: ListQuery = { mediaType, list, filters: { ...noFilters, ...filters }, page };
    return { key: `list ${JSON.stringify(query)}`, fetch: (signal) => catalogue.getList(query, signal) };
  };

/** Queries a page of titles that match the filters, by popularity unless `sort` is given. */
export const discoverQuery =
  (mediaType: MediaType, filters: Partial<Filters>, page = 1, sort: CatalogueSort = popularitySort): CreateTitlePageQuery =>
  (catalogue) => {
    const query: DiscoverQuery = { mediaType, filters: { ...noFilters, ...filters }, sort, page };
    return { key: `discover ${JSON.stringify(query)}`, fetch: (signal) => catalogue.discover(query, signal) };
  };

export const titleQuery = (catalogue: CatalogueUseCases, id: TitleId): Query<TitleDetails> => ({
  key: `title ${itemKey(id)}`,
  fetch: (signal) => catalogue.getDetails({ mediaType: id.mediaType, id: id.id }, signal),
});

export const seasonQuery = (catalogue: CatalogueUseCases, id: TitleId, season: number): Query<Season> => ({
  key: `season ${itemKey(id)} ${season}`,
  fetch: (signal) => catalogue.getSeason({ mediaType: id.mediaType, id: id.id }, season, signal),
});

export const personQuery = (catalogue: CatalogueUseCases, id: number): Query<PersonDetails> => ({
  key: `person ${id}`,
  fetch: (signal) => catalogue.getPerson(id, signal),
});

export const genresQuery = (catalogue: CatalogueUseCases): Query<ReadonlyArray<GenreWithCount>> => ({
  key: 'genres',
  fetch: (signal) => catalogue.getGenres(signal),
});

export const catalogueStatsQuery = (catalogue: CatalogueUseCases): Query<CatalogueStats> => ({
  key: 'stats',
  fetch: (signal) => catalogue.getStats(signal),
});
