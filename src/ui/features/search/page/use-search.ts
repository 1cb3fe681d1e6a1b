import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { FetchPage } from '#application/catalogue/infinite-list-machine';
import type { Answer } from '#domain/shared/answer';
import { PAGE_SIZE } from '#domain/shared/pagination';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { fetchQuery } from '#ui/query/fetch-query.ts';
import { useQuery, useQueryCache } from '#ui/query/use-query.tsx';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import { fetchNonEmptyResults } from './fetch-non-empty-results';
import { RESULT_TABS, type ResultTab } from '#ui/features/shared/search-address.ts';
import { fetchResults, firstResultsQuery, resultTabOf, type SearchResult } from './search-queries';
import { suggestionKey } from '#ui/features/search/box/suggestion-groups.ts';
import { suggestionsQuery } from '#ui/features/search/box/suggestions-query.ts';
import { useInfiniteList, type InfiniteList } from '#ui/features/browse/infinite-grid/use-infinite-list.ts';
import { useKeepPreviousList, type RenderedList } from '#ui/features/browse/infinite-grid/use-keep-previous-list.ts';

/** The parameters of a search. */
export type SearchParams = {
  readonly text: string;
  readonly query: SearchQuery;
  /** The kind in the URL; null opens the kind of the best result. */
  readonly tab: ResultTab | null;
};

/** Result counts by kind; null while pending or after a failure. */
export type ResultCounts = Readonly<Record<ResultTab, number | null>>;

export type Search = RenderedList<{
  /** The text of these results. */
  readonly text: string;
  readonly paging: InfiniteList<SearchResult>;
  /** The open kind. */
  readonly tab: ResultTab;
  readonly counts: ResultCounts;
  /** True when every kind was loaded and all are empty. */
  readonly isNone: boolean;
}>;

/** Returns the page request: for the selected tab, else the kind of the best result, else a kind with results. */
const useFetchResults = ({ query, tab }: SearchParams): FetchPage<SearchResult> => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const queryCache = useQueryCache();
  const fetchFirst = (each: ResultTab, signal: AbortSignal) => {
    const question = firstResultsQuery(catalogue, each, query);
    return pipe(fetchQuery(queryCache, question, signal), TE.map((first) => ({ ...first, requestedAt: queryCache.requestedAt(question) })));
  };
  /** Returns the kind of the best result; `films` without results or on failure. */
  const fetchBestTab = (signal: AbortSignal): Answer<ResultTab> => pipe(
    TE.fromIO(() => {
      // Most searches mean a film, and a tab shows the number of films in any case: both requests start together.
      void fetchFirst('films', signal)();
    }),
    TE.chain(() => fetchQuery(queryCache, suggestionsQuery(catalogue, query), signal)),
    TE.map(([best]): ResultTab => (best === undefined ? 'films' : resultTabOf(best))),
    TE.orElse(() => TE.right<never, ResultTab>('films')),
  );
  return (page, signal) =>
    pipe(
      tab === null ? fetchBestTab(signal) : TE.right(tab),
      TE.chain((requestedTab) => fetchNonEmptyResults((each) => fetchFirst(each, signal), requestedTab)),
      TE.chain((initial) => (page === 1 ? TE.right(initial.first) : fetchResults(catalogue, initial.tab, query, page, signal))),
    );
};

/** Requests the counts of these kinds, and returns null for the others and until a count is known. */
export const useResultCounts = (query: SearchQuery, counted: ReadonlyArray<ResultTab>): ResultCounts => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const createQuery = (tab: ResultTab) => (counted.includes(tab) ? firstResultsQuery(catalogue, tab, query) : null);
  const results = {
    films: useQuery(createQuery('films')),
    series: useQuery(createQuery('series')),
    people: useQuery(createQuery('people')),
  };
  const total = (result: (typeof results)[ResultTab]): number | null => (result._tag === 'success' ? result.value.totalResults : null);
  return { films: total(results.films), series: total(results.series), people: total(results.people) };
};

/**
 * Returns the results of a search: an infinite list for the open tab, counts for the others. The counts are requested after the
 * open results have loaded, so that they do not delay these results.
 */
export const useSearch = (params: SearchParams): Search => {
  const { text, query, tab: chosen } = params;
  const path = locationKey(useLocation());
  const paging = useInfiniteList<SearchResult>(useFetchResults(params), suggestionKey);
  const { items, isLoading, hasMore, failure, searchedCount, totalResults } = paging;
  const [first] = items;
  const tab = first === undefined ? (chosen ?? 'films') : resultTabOf(first);
  // The open results are painted before the other kinds are counted.
  const paintedPath = useDeferredValue(isLoading ? null : path);
  const isFailed = failure !== null && first === undefined;
  const otherCounts = useResultCounts(
    query,
    paintedPath === path && !isLoading && !isFailed ? RESULT_TABS.filter((each) => each !== tab) : [],
  );
  // A positive total can count only hidden results, so an empty list counts as 0.
  const isEmpty = first === undefined && !hasMore;
  const counts: ResultCounts = { ...otherCounts, [tab]: isEmpty ? 0 : isLoading ? null : totalResults };
  return useKeepPreviousList({ text, paging, tab, counts, isNone: isEmpty && searchedCount <= PAGE_SIZE });
};
