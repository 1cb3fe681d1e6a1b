import { itemKey } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { RecentTitle } from '#domain/users/user';

/** @param openedAt ms since 1970. */
export const toRecentTitle = (
  { mediaType, id, imdbId, title, posterPath, year, genres }: TitleDetails, openedAt: number,
): RecentTitle => ({
  itemKey: itemKey({ mediaType, id }), mediaType, movieID: id, imdbID: imdbId, title, posterPath, releaseYear: year, genres, openedAt,
});
