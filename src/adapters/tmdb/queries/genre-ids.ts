import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';

/** Returns the TMDB ids of genre slugs without duplicates; null for a genre that the type does not have. */
export const genreIds = (mediaType: MediaType, slugs: ReadonlyArray<string>): ReadonlyArray<number | null> =>
  [...new Set(slugs.map((slug) => findGenreBySlug(slug)?.[mediaType]?.id ?? null))];
