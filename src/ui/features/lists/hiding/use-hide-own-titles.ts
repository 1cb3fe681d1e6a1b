import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { emptyFill, isFurtherPageNeeded, nextFill } from '#application/lists/hiding/fill-list';
import type { HiddenTitles, VisibleTitles } from '#application/lists/hiding/hidden-titles';
import type { OwnTitlesFilterRowProps } from '#ui/features/shared/member-controls.tsx';

const useView = (hidden: HiddenTitles, { list, paging: { items } }: OwnTitlesFilterRowProps): VisibleTitles | null => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = hidden.changes$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [hidden],
  );
  return useSyncExternalStore(subscribe, () => hidden.view(list, items));
};

/** Reads further pages while the last one has no visible title. */
const useFurtherPages = (hidden: HiddenTitles, view: VisibleTitles | null, { list, paging }: OwnTitlesFilterRowProps): void => {
  const fill = useRef({ list, state: emptyFill });
  const { items, isLoadingMore, hasMore, failure, loadMore } = paging;
  useLayoutEffect(() => {
    if (fill.current.list !== list || view === null) fill.current = { list, state: emptyFill };
    if (view === null || view.isPending) return;
    const before = fill.current.state;
    if (isLoadingMore) {
      // Another caller asked for the page: the member, or the end of the list in view.
      if (!isFurtherPageNeeded(before)) fill.current = { list, state: { ...before, hiddenPages: 0 } };
      return;
    }
    const state = nextFill(before, items.length, view.items.length);
    fill.current = { list, state };
    const isFilling = isFurtherPageNeeded(state) && hasMore && failure === null;
    hidden.setFilling(list, isFilling);
    if (isFilling && state !== before) loadMore();
  }, [hidden, view, list, items, isLoadingMore, hasMore, failure, loadMore]);
};

/** Hides titles of a list while `isOn`, fills the list with further pages, and returns the number of hidden titles. */
export const useHideOwnTitles = (hidden: HiddenTitles, isOn: boolean, listed: OwnTitlesFilterRowProps): number => {
  const { list, paging: { items } } = listed;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const last = useRef({ list: '', isOn });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { list, isOn };
    if (!isOn) return hidden.clear();
    const isSameList = before.list === list;
    if (!(isSameList && before.isOn) && !(isReturn && hidden.has(list))) hidden.begin(list, items, isSameList);
    return hidden.extend(list, items);
  }, [hidden, isOn, isReturn, list, items]);
  const view = useView(hidden, listed);
  useFurtherPages(hidden, view, listed);
  const isDecided = !isOn || (view !== null && items.length > 0 && !view.isPending && !view.isReading);
  useLayoutEffect(() => {
    // `theme-start.ts` sets it: prerendered titles are invisible until it is known which of them are hidden.
    if (isDecided) delete document.documentElement.dataset['hiding'];
  }, [isDecided]);
  return view?.hiddenCount ?? 0;
};
