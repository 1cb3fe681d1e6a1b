import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { DiscoverQuery, ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { isCatalogueListOfType, isSortableCatalogueList, type CatalogueList } from '#domain/catalogue/catalogue-list';
import { popularitySort, type CatalogueSort } from '#domain/catalogue/filters';
import { findGenreBySlug, type Genre } from '#domain/catalogue/genre';
import { ItemType, toMediaType, type MediaType } from '#domain/catalogue/media-type';
import type { Answer } from '#domain/shared/answer';
import { parseListParams, type ListParams } from './list-params';

/** Returns the closest sort to the list's own order; only sortable lists show a sort. */
export const listSort = (list: CatalogueList): CatalogueSort =>
  (list === 'top-rated' ? { key: 'vote', direction: 'desc' } : popularitySort);
const isSameSort = (one: CatalogueSort, other: CatalogueSort): boolean => one.key === other.key && one.direction === other.direction;

/** Returns the query of a page of a list with filters. */
export const filteredList = (mediaType: MediaType, list: CatalogueList, { filters, sort }: ListParams, page: number): ListQuery => ({
  mediaType, list, filters, page,
  ...(isSortableCatalogueList(list) && !isSameSort(sort, listSort(list)) ? { sort } : {}),
});

/** Returns the query of a page of a genre with filters. */
export const filteredGenre = (mediaType: MediaType, slug: string, { filters, sort }: ListParams, page: number): DiscoverQuery => ({
  mediaType, sort, page,
  filters: { ...filters, genresIn: [slug, ...filters.genresIn.filter((other) => other !== slug)] },
});

/** Returns the type of the titles at a genre's address; a genre without films shows its series at the first. */
export const genreMediaType = (genre: Genre, parameters: URLSearchParams): MediaType =>
  (genre.movie === null || (parameters.get('type') === 'tv' && genre.tv !== null) ? 'tv' : 'movie');

/** Returns the request for the first titles at the address of a list or genre with filters; null where the address names none. */
export const firstFilteredTitles = (
  catalogue: CatalogueUseCases, address: string,
): ((signal: AbortSignal) => Answer<TitlePage>) | null => {
  const { pathname, searchParams } = new URL(address, 'https://marquee.invalid');
  const [, place, name = ''] = pathname.split('/');
  const genre = place === 'genre' ? findGenreBySlug(name) : null;
  if (genre !== null) {
    const mediaType = genreMediaType(genre, searchParams);
    return (signal) => catalogue.discover(filteredGenre(mediaType, genre.slug, parseListParams(mediaType, searchParams), 1), signal);
  }
  const mediaType = ItemType.is(place) ? toMediaType(place) : null;
  if (mediaType === null || !isCatalogueListOfType(mediaType, name)) return null;
  return (signal) => catalogue.getList(filteredList(mediaType, name, parseListParams(mediaType, searchParams, listSort(name)), 1), signal);
};
