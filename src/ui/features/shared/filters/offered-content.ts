import type { MediaType } from '#domain/catalogue/media-type';

/**
 * Beginnings of the filters by content that the catalogue can apply. TMDB cannot filter by collection and number of seasons, and only films
 * by person. The facts of the embedded catalogue have no studios and services, and do not say which series were made as mini-series.
 */
const OFFERED: Readonly<Record<MediaType, ReadonlyArray<string>>> = __ON_TMDB__
  ? { movie: ['keyword:', 'person:', 'studio:', 'service:'], tv: ['keyword:', 'studio:', 'network:', 'status:', 'service:'] }
  : { movie: ['keyword:', 'person:', 'collection:'], tv: ['keyword:', 'person:', 'network:', 'seasons:', 'status:ended'] };

/** Returns whether titles of a type can be filtered by a fact, or, by its kind with a colon, by any fact of the kind. */
export const isContentOffered = (mediaType: MediaType, filter: string): boolean =>
  OFFERED[mediaType].some((start) => filter.startsWith(start));
