import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { findLike, type LikeTitles } from '#application/catalogue/find-like';
import { DEFAULT_SUGGESTION_LIMIT, type Catalogue, type ReadDescription, type Suggestion } from '#domain/catalogue/catalogue';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import { foldWords, withoutArticles } from '#domain/catalogue/text-match/fold';
import type { Answer } from '#domain/shared/answer';
import { DESCRIBED_MESSAGES } from '#ui/messages/catalogue/described.messages.ts';
import type { Query } from '#ui/query/query.ts';
import { activeFilters } from '#ui/features/browse/filters/active-filters.ts';
import { suggestionKey, type ListedSuggestion } from './suggestion-groups';

/** The reading of a text. @property like the title that the text asks for titles like. */
export type QueryReading = ReadDescription & Partial<Pick<LikeTitles, 'like'>>;

/** Catalogue for a text that names a title to find others like it. */
type LikeSource = Pick<Catalogue, 'findByName' | 'getDetails'>;

/** Queries the titles that a text asks for or describes; null for a name. The box and the results page share the answer. */
export const describedQuery = (
  catalogue: Pick<CatalogueUseCases, 'findDescribed'>, source: LikeSource, query: SearchQuery,
): Query<QueryReading | null> => ({
  key: `described ${formatSearch(query)}`,
  fetch: (signal) => pipe(
    findLike(source, query, signal),
    TE.chain((like): Answer<QueryReading | null> => (like === null ? catalogue.findDescribed(query, signal) : TE.right(like))),
  ),
});

/** Returns the heading that says what was read, and the labels of the filters alone. */
export const describedHeading = ({ mediaType, filters, subjects, people, like }: QueryReading) => {
  if (like !== undefined) return { heading: DESCRIBED_MESSAGES.like(like), filtered: [] };
  const filtered = activeFilters(mediaType, filters).map(({ label }) => label);
  const all = [...subjects.map(DESCRIBED_MESSAGES.subject), ...people.map(({ name }) => name), ...filtered];
  return { heading: DESCRIBED_MESSAGES.heading(mediaType, all), filtered };
};

const wordsOf = (text: string): string => withoutArticles(foldWords(text)).join(' ');
const nameOf = (result: Suggestion): string => (result.kind === 'title' ? result.title.title : result.person.name);

/**
 * Returns whether the name of a result begins with the whole text, whatever their articles: "Like Father, Like Son" for "like father", "The
 * Italian Job" for "italian job".
 */
export const isNameBegunBy = (words: string) => (result: Suggestion): boolean => wordsOf(nameOf(result)).startsWith(wordsOf(words));

/** Returns whether a text may say more than names: a text of several words that is not the beginning of the best-matching name. */
export const mayDescribe = ({ words, exact }: SearchQuery, [best]: ReadonlyArray<Suggestion>): boolean =>
  exact === null && foldWords(words).length > 1 && (best === undefined || !isNameBegunBy(words)(best));

/** Returns the suggestions for a text that was read: the names that begin with it, then the titles that it describes, under a heading. */
export const suggestDescribed = (
  { words }: SearchQuery, named: ReadonlyArray<Suggestion>, read: QueryReading,
): ReadonlyArray<ListedSuggestion> => {
  const begun = named.filter(isNameBegunBy(words));
  const shown = new Set(begun.map(suggestionKey));
  const under = describedHeading(read).heading;
  const titles = read.titles.map((title) => ({ kind: 'title', title, under }) as const);
  return [...begun, ...titles.filter((each) => !shown.has(suggestionKey(each)))].slice(0, DEFAULT_SUGGESTION_LIMIT);
};
