import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { NAVIGATION_MEMORY, PAGING_MEMORY } from '#application/keys';
import { firstPage } from '#application/catalogue/paging-memory';
import { pagingMachine, type AskPage } from '#application/catalogue/paging-machine';
import { PAGE_SIZE } from '#domain/catalogue/page';
import { isOutOfReach, type Failure } from '#domain/failure';
import { useSuspendUntil } from '../answers/suspend-until';
import { useAnswerStore } from '../answers/use-answer';
import { placeOf } from '../app/place';
import { useService } from '../services';
import { useReconnected } from '../use-reconnected';

/** An endless list as a page shows it. */
export type Paging<A> = {
  readonly items: ReadonlyArray<A>;
  /** How many there are in all; null while nobody knows. */
  readonly totalResults: number | null;
  /** How many were looked through for those that are here. */
  readonly lookedThrough: number;
  readonly asOf: string | null;
  /** The first of it is on its way. */
  readonly isOpening: boolean;
  /** More is on its way. */
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  /** Why the last page did not come; what is there stays. */
  readonly failure: Failure | null;
  readonly wantMore: () => void;
  readonly retry: () => void;
};

/**
 * The endless list of this place. `ask` and `identify` are read once a place: the address has to say everything that they depend on.
 * @param part tells lists of one place apart.
 */
export const usePaging = <A>(ask: AskPage<A>, identify: (item: A) => string, part = ''): Paging<A> => {
  const lists = useService(PAGING_MEMORY);
  const memory = useService(NAVIGATION_MEMORY);
  const answers = useAnswerStore();
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const place = placeOf(location);
  const name = place + part;
  // The same visit gets the same list however often this is drawn.
  const pages = isReturn ? (memory.recall(place)?.pages ?? 1) : 1;
  const actor = lists.at(name, location.key, isReturn, () => pagingMachine(ask, identify), pages);
  const snapshot = useSelector(actor, (now) => now);
  const { items, page, totalResults, asOf, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isComplete = snapshot.matches('complete');
  // A list that was drawn ahead stays on the screen until its first page is here again.
  useSuspendUntil(answers.reviving ? firstPage(actor) : null);
  useEffect(() => lists.show(actor), [lists, actor]);
  useEffect(() => {
    if (page > 0 && part === '') memory.keep(place, { pages: page });
  }, [memory, place, page, part]);
  // The same as long as the list is: who watches its end watches on, and is not told of it again by every drawing.
  const wantMore = useCallback(() => actor.send({ type: 'more.wanted' }), [actor]);
  const retry = useCallback(() => actor.send({ type: 'retried' }), [actor]);
  useReconnected(() => {
    if (failure !== null && isOutOfReach(failure)) retry();
  });
  return {
    items,
    // What nobody counted is counted at its end.
    totalResults: totalResults ?? (isComplete ? items.length : null),
    lookedThrough: page * PAGE_SIZE,
    asOf,
    failure: snapshot.matches('failed') ? failure : null,
    isOpening: isBusy && items.length === 0,
    isLoadingMore: isBusy && items.length > 0,
    hasMore: !isComplete,
    wantMore,
    retry,
  };
};
