import type { Title } from '#domain/catalogue/title';
import type { RecentTitle } from '#domain/users/user';

const known = new WeakMap<RecentTitle, Title>();

/** What a card needs of a title that was opened; the same object for the same. */
export const recentCard = (opened: RecentTitle): Title => {
  const card = known.get(opened);
  if (card !== undefined) return card;
  const { mediaType, movieID, title, posterPath, releaseYear, genres } = opened;
  const made: Title = {
    mediaType, id: movieID, title, posterPath, year: releaseYear, genres, originalTitle: null, date: null, vote: null, votes: null, overview: null,
    backdropPath: null, originalLanguage: null, runtime: null, seasonCount: null,
  };
  known.set(opened, made);
  return made;
};
