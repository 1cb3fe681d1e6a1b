import { useCallback, useMemo, useState } from 'react';
import type { ListItem } from '#domain/lists/list-item';

export type ItemSelection = {
  readonly isActive: boolean;
  /** The selected items by item key. */
  readonly items: ReadonlyMap<string, ListItem>;
  readonly start: () => void;
  /** Ends selecting and forgets the selected items. */
  readonly stop: () => void;
  readonly toggle: (item: ListItem) => void;
  readonly setAll: (items: ReadonlyArray<ListItem>) => void;
};

const NONE: ReadonlyMap<string, ListItem> = new Map();

/** Keeps the selected items of a list. */
export const useSelection = (): ItemSelection => {
  const [isActive, setActive] = useState(false);
  const [items, setItems] = useState(NONE);
  const start = useCallback(() => setActive(true), []);
  const stop = useCallback(() => {
    setActive(false);
    setItems(NONE);
  }, []);
  const toggle = useCallback((item: ListItem) => {
    setItems((before) => {
      const next = new Map(before);
      if (!next.delete(item.itemKey)) next.set(item.itemKey, item);
      return next;
    });
  }, []);
  const setAll = useCallback((all: ReadonlyArray<ListItem>) => setItems(new Map(all.map((item) => [item.itemKey, item]))), []);
  return useMemo(() => ({ isActive, items, start, stop, toggle, setAll }), [isActive, items, start, stop, toggle, setAll]);
};
