import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { FetchPage } from '#application/catalogue/infinite-list-machine';
import { PAGE_SIZE } from '#domain/shared/pagination';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import { useQuery, useQueryCache } from '#ui/query/use-query.tsx';
import { locationKey } from '#ui/app/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import { openResults } from './open-results';
import type { ResultTab } from '../../shared/search-address';
import { fetchAnswerOnce, fetchResults, bestTab, firstResults, tabOf, type Result } from './search-queries';
import { suggestionKey } from '../box/suggestion-groups';
import { useInfiniteList, type InfiniteList } from '../../browse/infinite-grid/use-infinite-list';
import { useKeepPreviousList, type PreviousList } from '../../browse/infinite-grid/use-keep-previous-list';

/** What is searched for. */
export type SearchParams = {
  readonly text: string;
  readonly query: SearchQuery;
  /** The kind that the address names; null opens that of the best result. */
  readonly tab: ResultTab | null;
};

/** How many there are of each kind; null where nobody knows, not yet or because the question failed. */
export type Counts = Readonly<Record<ResultTab, number | null>>;

export type Search = PreviousList<{
  /** What these are the results for. */
  readonly text: string;
  readonly paging: InfiniteList<Result>;
  /** The kind that is open. */
  readonly tab: ResultTab;
  readonly counts: Counts;
  /** Every kind was asked for, and there is nothing of any. */
  readonly isNone: boolean;
}>;

/** A page of results: of the tab that was chosen, else of the kind of the best result, else of one that has any. */
const useAsk = ({ query, tab }: SearchParams): FetchPage<Result> => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const answers = useQueryCache();
  return (page, signal) =>
    pipe(
      tab === null ? bestTab(catalogue, formatSearch(query), signal) : TE.right(tab),
      TE.chain((wanted) => openResults((each) => fetchAnswerOnce(answers, firstResults(catalogue, each, query), signal), wanted)),
      TE.chain((opened) => (page === 1 ? TE.right(opened.first) : fetchResults(catalogue, opened.tab, query, page, signal))),
    );
};

/** How many there are of the kinds that are not open. */
const useOthers = (query: SearchQuery, open: ResultTab | null): Counts => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const ask = (tab: ResultTab) => (open === null || open === tab ? null : firstResults(catalogue, tab, query));
  const asked = { films: useQuery(ask('films')), series: useQuery(ask('series')), people: useQuery(ask('people')) };
  const total = (answer: (typeof asked)[ResultTab]): number | null => (answer._tag === 'success' ? answer.value.totalResults : null);
  return { films: total(asked.films), series: total(asked.series), people: total(asked.people) };
};

/**
 * The results of a search: those of the open tab as an endless list, of the others how many there are. The others are asked once the
 * open ones are here, so that they hold up nothing.
 */
export const useSearch = (searched: SearchParams): Search => {
  const { text, query, tab: chosen } = searched;
  const place = locationKey(useLocation());
  const paging = useInfiniteList<Result>(useAsk(searched), suggestionKey);
  const { items, isLoading, hasMore, failure, searchedCount, totalResults } = paging;
  const [first] = items;
  const tab = first === undefined ? (chosen ?? 'films') : tabOf(first);
  // The open results are painted before the others are counted.
  const painted = useDeferredValue(isLoading ? null : place);
  const isFailed = failure !== null && first === undefined;
  const others = useOthers(query, painted === place && !isLoading && !isFailed ? tab : null);
  // Of what was counted nothing may be for showing.
  const isEmpty = first === undefined && !hasMore;
  const counts: Counts = { ...others, [tab]: isEmpty ? 0 : isLoading ? null : totalResults };
  return useKeepPreviousList({ text, paging, tab, counts, isNone: isEmpty && searchedCount <= PAGE_SIZE });
};
