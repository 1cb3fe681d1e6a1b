import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';

/** Returns the list fields of a title from its details. */
export const titleOfDetails = (details: TitleDetails): Title => ({
  mediaType: details.mediaType, id: details.id, title: details.title, originalTitle: details.originalTitle, date: details.date,
  year: details.year, genres: details.genres, averageVote: details.averageVote, voteCount: details.voteCount, overview: details.overview,
  posterPath: details.posterPath, backdropPath: details.backdropPath, originalLanguage: details.originalLanguage, runtime: details.runtime,
  seasonCount: details.seasonCount,
});
