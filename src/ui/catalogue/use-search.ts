import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/keys';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { useAnswer, useAnswerStore } from '../answers/use-answer';
import { placeOf } from '../app/place';
import { useService } from '../services';
import { RESULT_TABS, type ResultTab } from './search-address';
import { askOnce, askResults, firstResults, type Result } from './search-questions';
import { suggestionKey } from './suggestion-groups';
import { usePaging, type Paging } from './use-paging';

/** How many there are of each kind; null while nobody knows. */
export type Counts = Readonly<Record<ResultTab, number | null>>;

export type Search = {
  readonly paging: Paging<Result>;
  readonly counts: Counts;
  /** What is shown belongs to an older text; the newer answer is on its way. */
  readonly isStale: boolean;
  /** Changes with every list of results. */
  readonly results: string;
};

/**
 * The results of a search: those of the open tab as an endless list, of the others how many there are. The others are asked once the
 * open ones are here, so that they hold up nothing.
 */
export const useSearch = (query: SearchQuery, tab: ResultTab): Search => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const answers = useAnswerStore();
  const place = placeOf(useLocation());
  const first = firstResults(catalogue, tab, query);
  const paging = usePaging<Result>(
    (page, signal) => (page === 1 ? askOnce(answers, first) : askResults(catalogue, tab, query, page, signal)),
    suggestionKey,
  );
  const isHere = !paging.isOpening;
  const [films, series, people] = RESULT_TABS.map((each) => (each === tab || !isHere || paging.failure !== null ? null : firstResults(catalogue, each, query)));
  const asked = { films: useAnswer(films ?? null), series: useAnswer(series ?? null), people: useAnswer(people ?? null) };
  const count = (each: ResultTab): number | null => {
    const { [each]: answer } = asked;
    // A kind that cannot be counted right now is no reason to hide the others.
    return each === tab ? (isHere ? paging.totalResults : null) : answer.state === 'here' ? answer.value.totalResults : answer.state === 'failed' ? 0 : null;
  };
  const now = { paging, results: place, counts: { films: count('films'), series: count('series'), people: count('people') } };

  const before = useRef<typeof now | null>(null);
  useEffect(() => {
    if (isHere) before.current = now;
  });
  const shown = isHere || before.current === null ? now : before.current;
  return { ...shown, isStale: shown !== now };
};
