import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';

/** What lists show of a title whose details are known. */
export const getTitle = (told: TitleDetails): Title => ({
  mediaType: told.mediaType, id: told.id, title: told.title, originalTitle: told.originalTitle, date: told.date, year: told.year,
  genres: told.genres, vote: told.vote, votes: told.votes, overview: told.overview, posterPath: told.posterPath,
  backdropPath: told.backdropPath, originalLanguage: told.originalLanguage, runtime: told.runtime, seasonCount: told.seasonCount,
});
