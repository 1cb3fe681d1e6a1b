import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { TitlePage } from '#domain/catalogue/catalogue';
import { isCatalogueListOfType, isSortableCatalogueList } from '#domain/catalogue/catalogue-list';
import { popularitySort, type CatalogueSort } from '#domain/catalogue/filters';
import { findGenreBySlug } from '#domain/catalogue/genre';
import { ItemType, toMediaType } from '#domain/catalogue/media-type';
import type { Answer } from '#domain/shared/answer';
import { parseListParams } from './list-params';

type Fetch = (signal: AbortSignal) => Answer<TitlePage>;

/** Returns the request of a genre's page; a genre without films shows its series at the first. */
const genreTitles = (catalogue: CatalogueUseCases, slug: string, parameters: URLSearchParams): Fetch | null => {
  const genre = findGenreBySlug(slug);
  if (genre === null) return null;
  const mediaType = genre.movie === null || (parameters.get('type') === 'tv' && genre.tv !== null) ? 'tv' : 'movie';
  const { filters, sort } = parseListParams(mediaType, parameters);
  const genresIn = [slug, ...filters.genresIn.filter((other) => other !== slug)];
  return (signal) => catalogue.discover({ mediaType, filters: { ...filters, genresIn }, sort, page: 1 }, signal);
};

/** Returns the request of a list's page; a sort is named only if it is not the list's own. */
const listTitles = (catalogue: CatalogueUseCases, itemType: string, list: string, parameters: URLSearchParams): Fetch | null => {
  const mediaType = ItemType.is(itemType) ? toMediaType(itemType) : null;
  if (mediaType === null || !isCatalogueListOfType(mediaType, list)) return null;
  const own: CatalogueSort = list === 'top-rated' ? { key: 'vote', direction: 'desc' } : popularitySort;
  const { filters, sort } = parseListParams(mediaType, parameters, own);
  const isOwn = sort.key === own.key && sort.direction === own.direction;
  return (signal) =>
    catalogue.getList({ mediaType, list, filters, page: 1, ...(isSortableCatalogueList(list) && !isOwn && { sort }) }, signal);
};

/** Returns the request for the first titles at the address of a list or genre with filters; null where the address names none. */
export const firstFilteredTitles = (catalogue: CatalogueUseCases, address: string): Fetch | null => {
  const { pathname, searchParams } = new URL(address, 'https://marquee.invalid');
  const [, place = '', name = ''] = pathname.split('/');
  return place === 'genre' ? genreTitles(catalogue, name, searchParams) : listTitles(catalogue, place, name, searchParams);
};
