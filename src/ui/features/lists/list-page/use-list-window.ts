import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ItemsState, ListUseCases } from '#application/lists/list-use-cases';
import type { ItemView } from '#application/lists/item-view-params';
import { SCROLL_STORE } from '#application/service-keys';
import { ITEM_PAGE_SIZE, type ItemQuery } from '#domain/lists/item-query';
import { locationKey } from '#ui/app/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import { useItems } from '../shared/use-items';

export type ListWindow = ItemsState & {
  /** Identifies order and filters of the items. */
  readonly results: string;
  /** Items of the previous order or filter, while the requested ones are loading. */
  readonly isStale: boolean;
  /** The scroll position at which the list was left, in px; 0 unless the navigation is a return. */
  readonly leftAt: number;
  readonly loadMore: () => void;
};

const useQuery = (listID: string, { sort, direction, filter }: ItemView): ItemQuery => {
  const key = JSON.stringify([listID, sort, direction, filter.mediaType, filter.genre, filter.decade, filter.watched, filter.words]);
  return useMemo(() => {
    const [id, field, way, mediaType, genre, decade, watched, words] = JSON.parse(key) as [string, ItemView['sort'], ItemView['direction'], ItemView['filter']['mediaType'], string | null, number | null, boolean | null, string | null];
    return { listID: id, sort: field, direction: way, filter: { mediaType, genre, decade, watched, words } };
  }, [key]);
};

/** Returns the items of a list for a view; while they load, those of the view before. On a return, reads as many pages as were loaded. */
export const useListWindow = (useCases: ListUseCases, listID: string, view: ItemView): ListWindow => {
  const query = useQuery(listID, view);
  const window = useMemo(() => useCases.items(query), [useCases, query]);
  const state = useItems(window);
  const results = JSON.stringify(query);
  const path = locationKey(useLocation());
  const scrollStore = useService(SCROLL_STORE);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const left = useMemo(() => (isReturn ? scrollStore.get(path) : null), [scrollStore, path, isReturn]);

  const pages = Math.ceil(state.items.length / ITEM_PAGE_SIZE);
  const isBelow = left !== null && state.status === 'ready' && state.hasMore && pages < left.pages;
  useEffect(() => {
    if (isBelow) window.loadMore();
    else if (pages > 0) scrollStore.set(path, { pages });
  }, [isBelow, pages, path, scrollStore, window]);

  const [last, setLast] = useState({ state, results });
  if (state.status !== 'loading' && (last.state !== state || last.results !== results)) setLast({ state, results });
  const isStale = state.status === 'loading' && last.state.items.length > 0;
  const shown = isStale ? last : { state, results };
  return { ...shown.state, results: shown.results, isStale, leftAt: left?.scrollY ?? 0, loadMore: window.loadMore };
};
