import type { Title } from '#domain/catalogue/title';
import type { StoredTitle } from '#domain/lists/stored-title';

const titleCache = new WeakMap<StoredTitle, Title>();

/** Returns a stored title as the title that cards and links take; memoized, the same item returns the same object. */
export const storedTitleToTitle = (item: StoredTitle): Title => {
  const cached = titleCache.get(item);
  if (cached !== undefined) return cached;
  const { mediaType, movieID, title, releaseYear, genres, vote, posterPath, runtime } = item;
  const made: Title = {
    mediaType, id: movieID, title, originalTitle: null, date: null, year: releaseYear, genres, vote, votes: null, overview: null, posterPath,
    backdropPath: null, originalLanguage: null, runtime: mediaType === 'movie' ? runtime : null, seasonCount: null,
  };
  titleCache.set(item, made);
  return made;
};
