import { useCallback, useMemo, useRef, useState } from 'react';
import type { ListItem } from '#domain/lists/list-item';
import { useLayer } from '#ui/design/overlays/open-layers.ts';

export type SelectionModel<A> = {
  readonly isActive: boolean;
  /** The selected items by key. */
  readonly items: ReadonlyMap<string, A>;
  readonly start: () => void;
  /** Ends selecting and clears the selected items. */
  readonly stop: () => void;
  /** Selects or deselects an item. @param among the items in their order, if the choice concerns all from the last one to this one. */
  readonly toggle: (item: A, among?: ReadonlyArray<A>) => void;
  readonly setAll: (items: ReadonlyArray<A>) => void;
};

/** Keeps the selected values. Back on a phone ends selecting. @param keyOf the same function in every render. */
export const useSelectionBy = <A>(keyOf: (item: A) => string): SelectionModel<A> => {
  const [isActive, setActive] = useState(false);
  const [items, setItems] = useState<ReadonlyMap<string, A>>(new Map());
  /** Key of the item that was chosen last. */
  const last = useRef<string | null>(null);
  const start = useCallback(() => setActive(true), []);
  const stop = useCallback(() => {
    setActive(false);
    last.current = null;
    setItems(new Map());
  }, []);
  const toggle = useCallback(
    (item: A, among: ReadonlyArray<A> = []) => {
      const key = keyOf(item);
      const ends = [among.findIndex((other) => keyOf(other) === last.current), among.findIndex((other) => keyOf(other) === key)];
      last.current = key;
      const chosen = Math.min(...ends) < 0 ? [item] : among.slice(Math.min(...ends), Math.max(...ends) + 1);
      setItems((before) => {
        const next = new Map(before);
        for (const each of chosen) {
          if (before.has(key)) next.delete(keyOf(each));
          else next.set(keyOf(each), each);
        }
        return next;
      });
    },
    [keyOf],
  );
  useLayer(isActive, stop);
  const setAll = useCallback((all: ReadonlyArray<A>) => setItems(new Map(all.map((item) => [keyOf(item), item]))), [keyOf]);
  return useMemo(() => ({ isActive, items, start, stop, toggle, setAll }), [isActive, items, start, stop, toggle, setAll]);
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps the selected values as they are now: takes them from the loaded ones, and leaves out those that went from the view in which they
 * were loaded, until they are loaded again. A value that another view does not load stays selected as it was.
 * @param keyOf the same function in every render.
 * @param loaded the values on the screen; the same array until they change.
 * @param view names order and filters.
 */
export const useLoadedSelection = <A>(keyOf: (item: A) => string, loaded: ReadonlyArray<A>, view: string): SelectionModel<A> => {
  const chosen = useSelectionBy(keyOf);
  const byKey = (): ReadonlyMap<string, A> => new Map(loaded.map((item) => [keyOf(item), item]));
  const [last, setLast] = useState(() => ({ view, loaded, present: byKey(), gone: NONE }));
  if (last.view !== view || last.loaded !== loaded) {
    const now = byKey();
    const wasHere = (key: string): boolean => last.gone.has(key) || (last.view === view && last.present.has(key));
    const gone = new Set([...chosen.items.keys()].filter((key) => !now.has(key) && wasHere(key)));
    setLast({ view, loaded, present: now, gone });
  }
  return useMemo(() => {
    const kept = [...chosen.items].filter(([key]) => !last.gone.has(key));
    return { ...chosen, items: new Map(kept.map(([key, item]) => [key, last.present.get(key) ?? item])) };
  }, [chosen, last]);
};

export type ItemSelection = SelectionModel<ListItem> & {
  /** True if every title of the view is selected, loaded or not. `items` are the loaded ones then. */
  readonly isWhole: boolean;
  readonly selectWhole: () => void;
};

const keyOfItem = ({ itemKey }: ListItem): string => itemKey;

/**
 * Keeps the selected items of a list. Another view ends the selection of titles that are not loaded.
 * @param loaded the titles on the screen; the same array until they change.
 * @param view names order and filters.
 */
export const useItemSelection = (loaded: ReadonlyArray<ListItem>, view: string): ItemSelection => {
  const chosen = useLoadedSelection(keyOfItem, loaded, view);
  const [wholeView, setWholeView] = useState<string | null>(null);
  const isWhole = chosen.isActive && wholeView === view;
  return useMemo((): ItemSelection => {
    const start = (): void => {
      setWholeView(null);
      chosen.start();
    };
    if (!isWhole) return { ...chosen, isWhole, start, selectWhole: () => setWholeView(view) };
    const setAll = (items: ReadonlyArray<ListItem>): void => {
      setWholeView(null);
      chosen.setAll(items);
    };
    return {
      ...chosen, isWhole, setAll, selectWhole: () => undefined, items: new Map(loaded.map((item) => [item.itemKey, item])),
      toggle: (item) => setAll(loaded.filter(({ itemKey }) => itemKey !== item.itemKey)),
    };
  }, [chosen, isWhole, loaded, view]);
};
