import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Returns the IMDb id of the title itself: beside an episode it can be that of the episode. */
export const ownImdbId = ({ imdbId, episodeId }: NamedTitle): string | null =>
  (episodeId?.by === 'imdb' && episodeId.id === imdbId ? null : imdbId);

/** Returns a title with the IMDb id of the file, if the catalogue does not say it. */
export const withImdbId = (title: StoredTitle, named: NamedTitle): StoredTitle => ({ ...title, imdbID: title.imdbID ?? ownImdbId(named) });

/**
 * Returns whether the file has another id than a title of its name: then the name is that of two titles, of which the catalogue lacks the
 * one that the file means, or the id has been replaced since.
 */
export const hasOtherId = (named: NamedTitle, { imdbID, movieID }: StoredTitle): boolean => {
  // The number beside an episode, whose series has no year in the file, can be that of the episode.
  const isOfEpisode = named.episodeId !== null || (named.mediaType === 'tv' && named.year === null);
  const [imdbId, tmdbId] = [ownImdbId(named), isOfEpisode ? null : named.tmdbId];
  // Titles of the embedded catalogue alone have negative numbers.
  return (imdbId !== null && imdbID !== null && imdbID !== imdbId) || (tmdbId !== null && movieID > 0 && movieID !== tmdbId);
};
