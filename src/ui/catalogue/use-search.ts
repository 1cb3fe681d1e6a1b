import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/keys';
import type { AskPage } from '#application/catalogue/paging-machine';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import { useAnswer, useAnswerStore } from '../answers/use-answer';
import { placeOf } from '../app/place';
import { useService } from '../services';
import type { ResultTab } from './search-address';
import { askOnce, askResults, bestTab, firstResults, tabOf, type Result } from './search-questions';
import { suggestionKey } from './suggestion-groups';
import { usePaging, type Paging } from './use-paging';

/** How many there are of each kind; null while nobody knows. */
export type Counts = Readonly<Record<ResultTab, number | null>>;

export type Search = {
  readonly paging: Paging<Result>;
  /** The kind that is open. */
  readonly tab: ResultTab;
  readonly counts: Counts;
  /** What is shown belongs to an older text; the newer answer is on its way. */
  readonly isStale: boolean;
  /** Changes with every list of results. */
  readonly results: string;
};

/** A page of results: of the tab that was chosen, else of the kind of the best result. */
const useAsk = (query: SearchQuery, tab: ResultTab | null): AskPage<Result> => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const answers = useAnswerStore();
  return (page, signal) =>
    pipe(
      tab === null ? bestTab(catalogue, formatSearch(query), signal) : TE.right(tab),
      TE.chain((open) =>
        page === 1 ? askOnce(answers, firstResults(catalogue, open, query), signal) : askResults(catalogue, open, query, page, signal),
      ),
    );
};

/** How many there are of the kinds that are not open. */
const useOthers = (query: SearchQuery, open: ResultTab | null): Counts => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const ask = (tab: ResultTab) => (open === null || open === tab ? null : firstResults(catalogue, tab, query));
  const asked = { films: useAnswer(ask('films')), series: useAnswer(ask('series')), people: useAnswer(ask('people')) };
  // A kind that cannot be counted right now is no reason to hide the others.
  const total = (answer: (typeof asked)[ResultTab]): number | null =>
    answer.state === 'here' ? answer.value.totalResults : answer.state === 'failed' ? 0 : null;
  return { films: total(asked.films), series: total(asked.series), people: total(asked.people) };
};

/**
 * The results of a search: those of the open tab as an endless list, of the others how many there are. The others are asked once the
 * open ones are here, so that they hold up nothing.
 */
export const useSearch = (query: SearchQuery, chosen: ResultTab | null): Search => {
  const place = placeOf(useLocation());
  const paging = usePaging<Result>(useAsk(query, chosen), suggestionKey);
  const isHere = !paging.isOpening;
  const [first] = paging.items;
  const tab = chosen ?? (first === undefined ? 'films' : tabOf(first));
  // The open results are painted before the others are counted.
  const painted = useDeferredValue(isHere ? place : null);
  const others = useOthers(query, painted === place && isHere && paging.failure === null ? tab : null);
  // Of what was counted nothing may be for showing.
  const isNone = paging.items.length === 0 && !paging.hasMore;
  const counts: Counts = { ...others, [tab]: isNone ? 0 : isHere ? paging.totalResults : null };
  const now = { paging, results: place, tab, counts };

  // While newer results are on their way the older stay, so that nothing flickers under the hand that types.
  const before = useRef<typeof now | null>(null);
  useEffect(() => {
    if (isHere) before.current = now;
  });
  const shown = isHere || before.current === null ? now : before.current;
  return { ...shown, isStale: shown !== now };
};
