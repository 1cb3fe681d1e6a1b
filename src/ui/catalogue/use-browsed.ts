import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { NAVIGATION_MEMORY } from '#application/keys';
import { readBrowsing, writeBrowsing, type Browsing } from '#application/catalogue/filters-in-url';
import type { AskPage } from '#application/catalogue/paging-machine';
import type { Sort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { placeOf } from '../app/place';
import { useService } from '../services';
import { usePaging, type Paging } from './use-paging';

/** An endless list of titles that is filtered by the address. */
export type Browsed = {
  readonly browsing: Browsing;
  readonly usualSort: Sort;
  readonly paging: Paging<Title>;
  /** What stands on the screen was filtered differently; the answer to the new filters is on its way. */
  readonly isStale: boolean;
  /** Changes with every list of results. */
  readonly results: string;
  /** Where the page was scrolled to when it was left, in px. */
  readonly leftAt: number;
  /** Puts the filters into the address in place of the old ones: the way back leaves the list, not each filter. */
  readonly change: (next: Browsing) => void;
};

/** @param ask the question that filters and order make; the address has to say everything that it depends on. */
export const useBrowsed = (mediaType: MediaType, usualSort: Sort, ask: (browsing: Browsing) => AskPage<Title>): Browsed => {
  const [parameters, setParameters] = useSearchParams();
  const place = placeOf(useLocation());
  const memory = useService(NAVIGATION_MEMORY);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [leftAt] = useState(() => (isReturn ? (memory.recall(place)?.scrollY ?? 0) : 0));
  const browsing = readBrowsing(mediaType, parameters, usualSort);
  const paging = usePaging(ask(browsing), itemKey);

  // While new results are on their way the old ones stay, so that nothing jumps under the hand that filters.
  const before = useRef<{ readonly paging: Paging<Title>; readonly place: string } | null>(null);
  const isHere = !paging.isOpening;
  useEffect(() => {
    before.current = isHere ? { paging, place } : before.current;
  });
  const shown = isHere || before.current === null ? { paging, place } : before.current;

  // The address changes a moment later than the hand moves; until then what was asked for counts, or a ticked box would flicker.
  const [asked, setAsked] = useState<{ readonly at: string; readonly next: Browsing } | null>(null);
  useEffect(() => setAsked(null), [place]);
  const change = (next: Browsing): void => {
    setAsked({ at: place, next });
    setParameters(writeBrowsing(next, usualSort, parameters), { replace: true, preventScrollReset: true });
  };
  return {
    browsing: asked?.at === place ? asked.next : browsing,
    usualSort,
    paging: shown.paging,
    isStale: shown.paging !== paging,
    results: shown.place,
    leftAt,
    change,
  };
};
