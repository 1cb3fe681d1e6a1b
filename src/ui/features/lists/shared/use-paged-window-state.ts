import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/** A render that React discards never subscribes. */
const UNUSED_MS = 2000;

const createStore = <State>(state$: Observable<State>, initial: State) => {
  let current = initial;
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

/**
 * Returns the state of a window of a list or of the history, kept up to date while the component is mounted.
 * @param initial the same in every render.
 */
export const usePagedWindowState = <State>(state$: Observable<State>, initial: State): State => {
  const store = useMemo(() => createStore(state$, initial), [state$, initial]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
};
