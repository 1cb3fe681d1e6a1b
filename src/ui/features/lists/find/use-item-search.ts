import { useEffect, useState } from 'react';
import { isItemListFiltered } from '#application/lists/items/item-view-params';
import { ITEM_PAGE_SIZE } from '#domain/lists/item-query';
import type { PagedItems } from '#ui/features/lists/list-page/use-paged-items.ts';

/** Most matches of typed words that are read without scrolling. A letter can match thousands, and each costs a read. */
const MOST_FOUND = 10 * ITEM_PAGE_SIZE;

/** The search of a whole list for the titles that match. */
export type ItemSearch = {
  readonly isRunning: boolean;
  readonly stop: () => void;
  /** Searches the next part; after `stop`, all further ones again. */
  readonly goOn: () => void;
};

/**
 * Reads a filtered list on by itself: to its end or to `MOST_FOUND` matches for typed words, else until the first screen is full. The
 * matches show while it reads.
 */
export const useItemSearch = ({ query, results, items, status, hasMore, failure, isStale, loadMore }: PagedItems): ItemSearch => {
  const [stopped, setStopped] = useState<string | null>(null);
  const { filter } = query;
  const most = filter.words === null ? ITEM_PAGE_SIZE : MOST_FOUND;
  const isRunning = isItemListFiltered(filter) && hasMore && !isStale && failure === null && stopped !== results && items.length < most;
  const isReading = status !== 'ready';
  useEffect(() => {
    if (isRunning && !isReading) loadMore();
  }, [isRunning, isReading, items, loadMore]);
  return {
    isRunning,
    stop: () => setStopped(results),
    goOn: () => {
      setStopped(null);
      loadMore();
    },
  };
};
