import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { HistoryRow } from '#application/history/history-rows';

/** Usual heights of rows in rem; measured heights replace them. */
const HEIGHTS = { day: 4, viewing: 5.75, series: 5.75 } as const satisfies Readonly<Record<HistoryRow['kind'], number>>;
const PART_HEIGHT = 3.5;
/** Rows kept in the DOM above and below the visible ones. */
const OVERSCAN = 6;
/** Height of the bars that stay on top, in px: a row that gets the focus appears below them. */
export const TOP_BARS = 144;

/** Returns the distance from the top of the document to the list, in px; null before the first layout. */
const useListTop = (list: RefObject<HTMLElement | null>): number | null => {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const update = (): void => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    update();
    // Content above the list can grow and move the list.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
};

export type RowWindow = {
  readonly items: ReadonlyArray<VirtualItem>;
  /** Height of all rows in px. */
  readonly height: number;
  /** Distance from the top of the document to the list, in px. */
  readonly top: number;
  readonly measure: (row: HTMLElement | null) => void;
};

/**
 * Computes which rows of the history are near the viewport.
 * @param kept index of a row that stays in the DOM because it has the focus; null if none has. @param leftAt scroll position at which the
 * list appears, or a function that returns it; in px.
 */
export const useRowWindow = (
  list: RefObject<HTMLElement | null>, rows: ReadonlyArray<HistoryRow>, kept: number | null,
  leftAt: number | (() => number),
): RowWindow => {
  const top = useListTop(list);
  // Read before the list is in the page: without its rows the page is shorter, and the browser scrolls up.
  const [initialOffset] = useState(leftAt);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => {
      const row = rows[index];
      return rem * (row === undefined ? 0 : row.kind === 'viewing' && row.isPart ? PART_HEIGHT : HEIGHTS[row.kind]);
    },
    overscan: OVERSCAN,
    scrollMargin: top ?? 0,
    enabled: top !== null,
    initialOffset,
    scrollPaddingStart: TOP_BARS,
    rangeExtractor: (range) =>
      [...new Set([...(kept === null || kept >= rows.length ? [] : [kept]), ...defaultRangeExtractor(range)])].sort(
        (one, other) => one - other,
      ),
  });
  return { items: virtual.getVirtualItems(), height: virtual.getTotalSize(), top: top ?? 0, measure: virtual.measureElement };
};
