import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { findLike, type LikeTitles } from '#application/catalogue/find-like';
import { DEFAULT_SUGGESTION_LIMIT, type Catalogue, type Suggestion } from '#domain/catalogue/catalogue';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { Answer } from '#domain/shared/answer';
import { DESCRIBED_MESSAGES } from '#ui/messages/catalogue/described.messages.ts';
import type { Query } from '#ui/query/query.ts';
import { suggestionKey, type ListedSuggestion } from './suggestion-groups';

/** Queries the titles like one that the text names; null for any other text. The box and the results page share the answer. */
export const likeQuery = (catalogue: Pick<Catalogue, 'findByName' | 'getDetails'>, query: SearchQuery): Query<LikeTitles | null> => ({
  key: `like ${formatSearch(query)}`,
  fetch: (signal) => findLike(catalogue, query, signal),
});

const fold = (text: string): string => foldWords(text).join(' ');

/** Returns whether the name of a result begins with the whole text: "Like Father, Like Son" for "like father". */
export const isNameBegunBy = (words: string) => (result: Suggestion): boolean =>
  fold(result.kind === 'title' ? result.title.title : result.person.name).startsWith(fold(words));

/**
 * Returns the suggestions for a text that may ask for titles like another: the names that begin with the text, then these titles under a
 * heading of their own. Without such titles, and after a failure, the suggestions by name alone.
 */
export const suggestLike = (
  { words }: SearchQuery, named: Answer<ReadonlyArray<Suggestion>>, like: Answer<LikeTitles | null>,
): Answer<ReadonlyArray<ListedSuggestion>> => pipe(
  named,
  TE.chain((suggestions) => pipe(
    like,
    TE.map((found): ReadonlyArray<ListedSuggestion> => {
      if (found === null) return suggestions;
      const begun = suggestions.filter(isNameBegunBy(words));
      const shown = new Set(begun.map(suggestionKey));
      const under = DESCRIBED_MESSAGES.like(found.like);
      const titles = found.titles.map((title) => ({ kind: 'title', title, under }) as const);
      return [...begun, ...titles.filter((each) => !shown.has(suggestionKey(each)))].slice(0, DEFAULT_SUGGESTION_LIMIT);
    }),
    TE.orElse((): Answer<ReadonlyArray<ListedSuggestion>> => TE.right(suggestions)),
  )),
);
