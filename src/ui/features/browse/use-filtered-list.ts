import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { parseListParams, toSearchParams, type ListParams } from '#application/catalogue/list-params';
import type { FetchPage } from '#application/catalogue/infinite-list-machine';
import type { Filters, Sort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { locationKey } from '../../app/navigation/location-key';
import { useInfiniteList, type InfiniteList } from './infinite-grid/use-infinite-list';
import { useKeepPreviousList, type PreviousList } from './infinite-grid/use-keep-previous-list';

/** An endless list of titles that is filtered by the address. */
export type FilteredList = PreviousList<{
  readonly paging: InfiniteList<Title>;
  /** What narrowed the titles on the screen, which may be of a moment ago. */
  readonly narrowedBy: Filters;
}> & {
  /** What is asked for. */
  readonly browsing: ListParams;
  readonly usualSort: Sort;
  /** Puts the filters into the address in place of the old ones: the way back leaves the list, not each filter. */
  readonly change: (next: ListParams) => void;
};

/** @param ask the question that filters and order make; the address has to say everything that it depends on. */
export const useFilteredList = (mediaType: MediaType, usualSort: Sort, ask: (browsing: ListParams) => FetchPage<Title>): FilteredList => {
  const [parameters, setParameters] = useSearchParams();
  const place = locationKey(useLocation());
  const browsing = parseListParams(mediaType, parameters, usualSort);
  const paging = useInfiniteList(ask(browsing), itemKey);
  const shown = useKeepPreviousList({ paging, narrowedBy: browsing.filters });

  // The address changes a moment later than the hand moves; until then what was asked for counts, or a ticked box would flicker.
  const [asked, setAsked] = useState<{ readonly at: string; readonly next: ListParams } | null>(null);
  useEffect(() => setAsked(null), [place]);
  const change = (next: ListParams): void => {
    setAsked({ at: place, next });
    setParameters(toSearchParams(next, usualSort, parameters), { replace: true, preventScrollReset: true });
  };
  return { ...shown, browsing: asked?.at === place ? asked.next : browsing, usualSort, change };
};
