import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import type { ItemsState, ItemsWindow } from '#application/lists/list-use-cases';

const LOADING: ItemsState = { items: [], status: 'loading', hasMore: false, failure: null };

/** A render that React discards never subscribes. */
const UNUSED_MS = 2000;

const createStore = (state$: Observable<ItemsState>) => {
  let current = LOADING;
  // Reads the state that the window has already: Back then renders all pages at once. Stays open until the component has subscribed.
  const early = state$.subscribe((state) => (current = state));
  const timer = setTimeout(() => early.unsubscribe(), UNUSED_MS);
  return {
    get: () => current,
    subscribe: (onChange: () => void): (() => void) => {
      const subscription = state$.subscribe((state) => {
        current = state;
        onChange();
      });
      clearTimeout(timer);
      early.unsubscribe();
      return () => subscription.unsubscribe();
    },
  };
};

/** Returns the state of a window of a list, kept up to date while the component is mounted. */
export const useItems = ({ state$ }: ItemsWindow): ItemsState => {
  const store = useMemo(() => createStore(state$), [state$]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
};
