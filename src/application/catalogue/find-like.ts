import * as E from 'fp-ts/Either';
import type { Catalogue, ReadDescription } from '#domain/catalogue/catalogue';
import { parseLike, type LikenedName } from '#domain/catalogue/described/parse-like';
import { noFilters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { foldName, foldWords, withoutArticles } from '#domain/catalogue/text-match/fold';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';

/** Titles like one that the text names: nothing else was read. */
export type LikeTitles = ReadDescription & { readonly like: Title };

/** Most titles of an answer. */
const MAX_TITLES = 20;
/** How much better known a title must be whose name has another article, to be meant before the one of exactly this name. */
const OTHER_ARTICLE = 10;

/** "Spider-Man" and "spiderman", "The Matrix" and "matrix" are one name. */
const formOf = (name: string): string => withoutArticles(foldWords(name)).join('');

/** Returns the best-known title of a name, of the kind if one is; null if the source found none of this name. */
const bestKnown = (found: ReadonlyArray<Title>, { name, year }: LikenedName, mediaType: MediaType | null): Title | null => {
  const namesOf = ({ title, originalTitle }: Title): ReadonlyArray<string> => [title, originalTitle ?? ''];
  const fame = (title: Title): number =>
    (title.voteCount ?? 0) * (namesOf(title).some((each) => foldName(each) === foldName(name)) ? OTHER_ARTICLE : 1);
  const named = found.filter((title) =>
    (year === null || title.year === year) && namesOf(title).some((each) => formOf(each) === formOf(name)));
  const ofKind = named.filter((title) => title.mediaType === mediaType);
  const [best = null] = (ofKind.length > 0 ? ofKind : named).toSorted((one, other) => fame(other) - fame(one));
  return best;
};

/**
 * Finds what the catalogue recommends beside a title, for a text that asks for titles like it ("movies like parasite"). Null for any other
 * text, and if the title is unknown or nothing is recommended.
 */
export const findLike =
  (catalogue: Pick<Catalogue, 'findByName' | 'getDetails'>, query: SearchQuery, signal?: AbortSignal): Answer<LikeTitles | null> =>
  async () => {
    const { names, mediaType } = parseLike(query) ?? { names: [], mediaType: null };
    for (const each of names) {
      const found = await catalogue.findByName({ ...each, mediaType: null }, signal)();
      if (E.isLeft(found)) return found;
      const like = bestKnown(found.right, each, mediaType);
      const details = like === null ? null : await catalogue.getDetails(like, signal)();
      if (like === null || details === null) continue;
      if (E.isLeft(details)) return details;
      const { recommendations, similar } = details.right;
      const titles = [...new Map([...recommendations, ...similar].map((title) => [itemKey(title), title])).values()].slice(0, MAX_TITLES);
      // A film has films beside it, a series has series.
      const unread = mediaType === null || mediaType === like.mediaType ? [] : [mediaType === 'movie' ? 'films' : 'series'];
      if (titles.length > 0)
        return E.right({ like, titles, mediaType: like.mediaType, filters: noFilters, subjects: [], people: [], unread });
    }
    return E.right(null);
  };
