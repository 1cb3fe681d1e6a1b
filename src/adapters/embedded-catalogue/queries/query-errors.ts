import { invalid, notFound, type Failure } from '#domain/shared/failure';
import { isCatalogueListOfType } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import { LAST_PAGE } from '#domain/shared/pagination';

/** Returns `invalid` for a page number that cannot be requested, else null. */
export const pageNumberError = (page: number): Failure | null =>
  Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? null : invalid('page', `1 to ${LAST_PAGE}`);

export const unknownListError = (mediaType: MediaType, list: string): Failure | null =>
  isCatalogueListOfType(mediaType, list) ? null : notFound('list');
