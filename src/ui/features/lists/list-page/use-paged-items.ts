import { useMemo } from 'react';
import type { ItemsState, ListUseCases } from '#application/lists/list-use-cases';
import type { ItemView } from '#application/lists/items/item-view-params';
import { ITEM_PAGE_SIZE, type ItemQuery } from '#domain/lists/item-query';
import { usePagedWindow, type PagedWindow } from '#ui/features/lists/shared/use-paged-window.ts';

export type PagedItems = ItemsState & Omit<PagedWindow<ItemsState>, 'state'> & { readonly query: ItemQuery };

const LOADING: ItemsState = { items: [], status: 'loading', hasMore: false, failure: null, searched: 0 };
const countOf = ({ items }: ItemsState): number => items.length;

const useQuery = (listID: string, { sort, direction, filter }: ItemView): ItemQuery => {
  const key = JSON.stringify([listID, sort, direction, filter.mediaType, filter.genre, filter.decade, filter.watched, filter.words]);
  return useMemo(() => {
    const [id, field, way, mediaType, genre, decade, watched, words] = JSON.parse(key) as [
      string,
      ItemView['sort'],
      ItemView['direction'],
      ItemView['filter']['mediaType'],
      string | null, number | null, boolean | null, string | null,
    ];
    return { listID: id, sort: field, direction: way, filter: { mediaType, genre, decade, watched, words } };
  }, [key]);
};

/** Returns the items of a list for a view; while they load, those of the view before. On a return, reads as many pages as were loaded. */
export const usePagedItems = (useCases: ListUseCases, listID: string, view: ItemView): PagedItems => {
  const query = useQuery(listID, view);
  const window = useMemo(() => useCases.items(query), [useCases, query]);
  const { state, ...paged } = usePagedWindow({
    window,
    results: JSON.stringify(query),
    initial: LOADING, countOf, pageSize: ITEM_PAGE_SIZE,
  });
  return { ...state, ...paged, query };
};
