import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readBrowsing, writeBrowsing, type Browsing } from '#application/catalogue/filters-in-url';
import type { AskPage } from '#application/catalogue/paging-machine';
import type { Filters, Sort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { placeOf } from '../app/place';
import { usePaging, type Paging } from './use-paging';
import { useShownWhileOpening, type Shown } from './use-shown-while-opening';

/** An endless list of titles that is filtered by the address. */
export type Browsed = Shown<{
  readonly paging: Paging<Title>;
  /** What narrowed the titles on the screen, which may be of a moment ago. */
  readonly narrowedBy: Filters;
}> & {
  /** What is asked for. */
  readonly browsing: Browsing;
  readonly usualSort: Sort;
  /** Puts the filters into the address in place of the old ones: the way back leaves the list, not each filter. */
  readonly change: (next: Browsing) => void;
};

/** @param ask the question that filters and order make; the address has to say everything that it depends on. */
export const useBrowsed = (mediaType: MediaType, usualSort: Sort, ask: (browsing: Browsing) => AskPage<Title>): Browsed => {
  const [parameters, setParameters] = useSearchParams();
  const place = placeOf(useLocation());
  const browsing = readBrowsing(mediaType, parameters, usualSort);
  const paging = usePaging(ask(browsing), itemKey);
  const shown = useShownWhileOpening({ paging, narrowedBy: browsing.filters });

  // The address changes a moment later than the hand moves; until then what was asked for counts, or a ticked box would flicker.
  const [asked, setAsked] = useState<{ readonly at: string; readonly next: Browsing } | null>(null);
  useEffect(() => setAsked(null), [place]);
  const change = (next: Browsing): void => {
    setAsked({ at: place, next });
    setParameters(writeBrowsing(next, usualSort, parameters), { replace: true, preventScrollReset: true });
  };
  return { ...shown, browsing: asked?.at === place ? asked.next : browsing, usualSort, change };
};
