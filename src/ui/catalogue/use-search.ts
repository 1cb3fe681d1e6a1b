import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/keys';
import type { AskPage } from '#application/catalogue/paging-machine';
import { PAGE_SIZE } from '#domain/catalogue/page';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import { useAnswer, useAnswerStore } from '../answers/use-answer';
import { placeOf } from '../app/place';
import { useService } from '../services';
import { openResults } from './open-results';
import type { ResultTab } from './search-address';
import { askOnce, askResults, bestTab, firstResults, tabOf, type Result } from './search-questions';
import { suggestionKey } from './suggestion-groups';
import { usePaging, type Paging } from './use-paging';
import { useShownWhileOpening, type Shown } from './use-shown-while-opening';

/** What is searched for. */
export type Searched = {
  readonly text: string;
  readonly query: SearchQuery;
  /** The kind that the address names; null opens that of the best result. */
  readonly tab: ResultTab | null;
};

/** How many there are of each kind; null where nobody knows, not yet or because the question failed. */
export type Counts = Readonly<Record<ResultTab, number | null>>;

export type Search = Shown<{
  /** What these are the results for. */
  readonly text: string;
  readonly paging: Paging<Result>;
  /** The kind that is open. */
  readonly tab: ResultTab;
  readonly counts: Counts;
  /** Every kind was asked for, and there is nothing of any. */
  readonly isNone: boolean;
}>;

/** A page of results: of the tab that was chosen, else of the kind of the best result, else of one that has any. */
const useAsk = ({ query, tab }: Searched): AskPage<Result> => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const answers = useAnswerStore();
  return (page, signal) =>
    pipe(
      tab === null ? bestTab(catalogue, formatSearch(query), signal) : TE.right(tab),
      TE.chain((wanted) => openResults((each) => askOnce(answers, firstResults(catalogue, each, query), signal), wanted)),
      TE.chain((opened) => (page === 1 ? TE.right(opened.first) : askResults(catalogue, opened.tab, query, page, signal))),
    );
};

/** How many there are of the kinds that are not open. */
const useOthers = (query: SearchQuery, open: ResultTab | null): Counts => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const ask = (tab: ResultTab) => (open === null || open === tab ? null : firstResults(catalogue, tab, query));
  const asked = { films: useAnswer(ask('films')), series: useAnswer(ask('series')), people: useAnswer(ask('people')) };
  const total = (answer: (typeof asked)[ResultTab]): number | null => (answer.state === 'here' ? answer.value.totalResults : null);
  return { films: total(asked.films), series: total(asked.series), people: total(asked.people) };
};

/**
 * The results of a search: those of the open tab as an endless list, of the others how many there are. The others are asked once the
 * open ones are here, so that they hold up nothing.
 */
export const useSearch = (searched: Searched): Search => {
  const { text, query, tab: chosen } = searched;
  const place = placeOf(useLocation());
  const paging = usePaging<Result>(useAsk(searched), suggestionKey);
  const { items, isOpening, hasMore, failure, lookedThrough, totalResults } = paging;
  const [first] = items;
  const tab = first === undefined ? (chosen ?? 'films') : tabOf(first);
  // The open results are painted before the others are counted.
  const painted = useDeferredValue(isOpening ? null : place);
  const isFailed = failure !== null && first === undefined;
  const others = useOthers(query, painted === place && !isOpening && !isFailed ? tab : null);
  // Of what was counted nothing may be for showing.
  const isEmpty = first === undefined && !hasMore;
  const counts: Counts = { ...others, [tab]: isEmpty ? 0 : isOpening ? null : totalResults };
  return useShownWhileOpening({ text, paging, tab, counts, isNone: isEmpty && lookedThrough <= PAGE_SIZE });
};
