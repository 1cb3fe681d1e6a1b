import type { Title } from '#domain/catalogue/title';
import type { RecentTitle } from '#domain/users/user';

const cards = new WeakMap<RecentTitle, Title>();

/** Converts a recent title to the title of a card. Returns the same object for the same recent title. */
export const recentCard = (recent: RecentTitle): Title => {
  const card = cards.get(recent);
  if (card !== undefined) return card;
  const { mediaType, movieID, title, posterPath, releaseYear, genres } = recent;
  const created: Title = {
    mediaType, id: movieID, title, posterPath, year: releaseYear, genres, originalTitle: null, date: null,
    averageVote: null, voteCount: null,
    overview: null, backdropPath: null, originalLanguage: null, runtime: null, seasonCount: null,
  };
  cards.set(recent, created);
  return created;
};
