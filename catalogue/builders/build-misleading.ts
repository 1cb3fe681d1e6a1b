import type { TitleFacts } from '../title-facts';

const idsByKeyword = (titles: ReadonlyArray<TitleFacts>): Readonly<Record<string, ReadonlyArray<number>>> => {
  const ids = new Map<string, number[]>();
  for (const { tmdbId, subjects, keywords } of titles)
    for (const keyword of tmdbId === null ? [] : subjects.filter((each) => !keywords.includes(each)))
      ids.set(keyword, [...ids.get(keyword) ?? [], tmdbId ?? 0]);
  const sorted = [...ids].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([keyword, own]) => [keyword, own.sort((a, b) => a - b)]));
};

/** Returns the content of the app's `misleading-keywords.json`, with which titles of TMDB are read: the facts by TMDB's ids. */
export const buildMisleading = ({ movies, series }: Readonly<Record<'movies' | 'series', ReadonlyArray<TitleFacts>>>) =>
  ({ movie: idsByKeyword(movies), tv: idsByKeyword(series) });
