import { startTransition, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { parseListParams, serializeListParams, type ListParams } from '#application/catalogue/list-params';
import type { FetchPage } from '#application/catalogue/infinite-list-machine';
import type { Filters, CatalogueSort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useInfiniteList, type InfiniteList } from '#ui/features/browse/infinite-grid/use-infinite-list.ts';
import { useKeepPreviousList, type RenderedList } from '#ui/features/browse/infinite-grid/use-keep-previous-list.ts';

/** An infinite list of titles with filters and sort from the URL. */
export type FilteredList = RenderedList<{
  readonly paging: InfiniteList<Title>;
  /** The filters of the rendered titles, which may be those of the previous list. */
  readonly renderedFilters: Filters;
}> & {
  /** The requested filters and sort. */
  readonly params: ListParams;
  readonly usualSort: CatalogueSort;
  /** Replaces the filters in the URL without a history entry: Back leaves the list instead of undoing each filter. */
  readonly change: (next: ListParams) => void;
};

/**
 * Returns the list for the filters and sort in the URL.
 * @param createFetchPage creates the page request; the URL must contain everything that the request depends on.
 */
export const useFilteredList = (
  mediaType: MediaType, usualSort: CatalogueSort,
  createFetchPage: (params: ListParams) => FetchPage<Title>,
): FilteredList => {
  const [parameters, setParameters] = useSearchParams();
  const path = locationKey(useLocation());
  const params = parseListParams(mediaType, parameters, usualSort);
  const paging = useInfiniteList(createFetchPage(params), itemKey);
  const shown = useKeepPreviousList({ paging, renderedFilters: params.filters });

  // The URL changes later than the click; until then the requested values count, or a checked box would flicker.
  const [pending, setPending] = useState<{ readonly path: string; readonly next: ListParams } | null>(null);
  if (pending !== null && pending.path !== path) setPending(null);
  const change = (next: ListParams): void => {
    setPending({ path, next });
    startTransition(() => setParameters(serializeListParams(next, usualSort, parameters), { replace: true, preventScrollReset: true }));
  };
  return { ...shown, params: pending?.path === path ? pending.next : params, usualSort, change };
};
