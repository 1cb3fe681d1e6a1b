import * as E from 'fp-ts/Either';
import { useEffect, useRef, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ItemQuery } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { Answer } from '#domain/shared/answer';
import type { ItemSelection } from '#ui/features/lists/list-page/use-selection.ts';

export type SelectedItemsReader = {
  /** The selected titles; reads those that are not loaded first. Fails with `aborted` after `cancel`. */
  readonly read: Answer<ReadonlyArray<ListItem>>;
  /** Number of read titles; null while nothing is being read. */
  readonly readCount: number | null;
  readonly cancel: () => void;
};

/** Reads the selected titles of a list for one action. Leaving the page cancels. */
export const useSelectedItemsReader = (useCases: ListUseCases, query: ItemQuery, selection: ItemSelection): SelectedItemsReader => {
  const controller = useRef<AbortController | null>(null);
  const [readCount, setReadCount] = useState<number | null>(null);
  const cancel = (): void => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);
  const read: Answer<ReadonlyArray<ListItem>> = async () => {
    if (!selection.isWhole) return E.right([...selection.items.values()]);
    controller.current = new AbortController();
    setReadCount(0);
    const items = await useCases.allItems(query, { onProgress: setReadCount, signal: controller.current.signal })();
    setReadCount(null);
    return items;
  };
  return { read, readCount, cancel };
};
