import { useCallback, useMemo, useState } from 'react';
import type { ListItem } from '#domain/lists/list-item';

export type Selection<A> = {
  readonly isActive: boolean;
  /** The selected items by key. */
  readonly items: ReadonlyMap<string, A>;
  readonly start: () => void;
  /** Ends selecting and forgets the selected items. */
  readonly stop: () => void;
  readonly toggle: (item: A) => void;
  readonly setAll: (items: ReadonlyArray<A>) => void;
};

/** Keeps the selected values. @param keyOf the same function in every render. */
export const useSelectionBy = <A>(keyOf: (item: A) => string): Selection<A> => {
  const [isActive, setActive] = useState(false);
  const [items, setItems] = useState<ReadonlyMap<string, A>>(new Map());
  const start = useCallback(() => setActive(true), []);
  const stop = useCallback(() => {
    setActive(false);
    setItems(new Map());
  }, []);
  const toggle = useCallback(
    (item: A) => {
      setItems((before) => {
        const next = new Map(before);
        if (!next.delete(keyOf(item))) next.set(keyOf(item), item);
        return next;
      });
    },
    [keyOf],
  );
  const setAll = useCallback((all: ReadonlyArray<A>) => setItems(new Map(all.map((item) => [keyOf(item), item]))), [keyOf]);
  return useMemo(() => ({ isActive, items, start, stop, toggle, setAll }), [isActive, items, start, stop, toggle, setAll]);
};

export type ItemSelection = Selection<ListItem>;

const keyOfItem = ({ itemKey }: ListItem): string => itemKey;

/** Keeps the selected items of a list. */
export const useSelection = (): ItemSelection => useSelectionBy(keyOfItem);
