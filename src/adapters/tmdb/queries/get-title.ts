import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';

/** Returns the list fields of a title from its details. */
export const getTitle = (details: TitleDetails): Title => ({
  mediaType: details.mediaType, id: details.id, title: details.title, originalTitle: details.originalTitle, date: details.date, year: details.year,
  genres: details.genres, vote: details.vote, votes: details.votes, overview: details.overview, posterPath: details.posterPath,
  backdropPath: details.backdropPath, originalLanguage: details.originalLanguage, runtime: details.runtime, seasonCount: details.seasonCount,
});
