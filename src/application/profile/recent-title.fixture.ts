import type { RecentTitle } from '#domain/users/user';

/** Creates a recent title with default values. */
export const aRecentTitle = (
  movieID: number, title: string, genres: ReadonlyArray<string>,
  more: Partial<RecentTitle> = {},
): RecentTitle => {
  const mediaType = more.mediaType ?? 'movie';
  return {
    itemKey: `${mediaType}-${movieID}`, mediaType, movieID, imdbID: null, title, posterPath: null, releaseYear: null, genres,
    openedAt: 1_700_000_000_000,
    ...more,
  };
};
