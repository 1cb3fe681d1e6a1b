import type { Title } from '#domain/catalogue/title';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Scripts that one language uses. Other languages of stored titles are unknown. */
const LANGUAGES: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\p{sc=Hira}\p{sc=Kana}]/u, 'ja'],
  [/\p{sc=Hang}/u, 'ko'],
  [/\p{sc=Thai}/u, 'th'],
];

const titleCache = new WeakMap<StoredTitle, Title>();

/** Returns a stored title as the title that cards and links take; memoized, the same item returns the same object. */
export const storedTitleToTitle = (item: StoredTitle): Title => {
  const cached = titleCache.get(item);
  if (cached !== undefined) return cached;
  const { mediaType, movieID, title, releaseYear, genres, vote, posterPath, runtime } = item;
  const made: Title = {
    mediaType, id: movieID, title, originalTitle: null, date: null, year: releaseYear, genres, averageVote: vote,
    voteCount: null, overview: null,
    posterPath, backdropPath: null,
    originalLanguage: LANGUAGES.find(([script]) => script.test(title))?.[1] ?? null,
    runtime: mediaType === 'movie' ? runtime : null, seasonCount: null,
  };
  titleCache.set(item, made);
  return made;
};
