import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIsPrinting } from '#ui/design/utils/use-is-printing.ts';
import { useGradualCount } from './use-gradual-count';
import { useGridMeasure } from './use-grid-measure';

export interface GridWindow {
  /** Range of items to render: `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Height of the rows that are not rendered, in px. */
  readonly before: number;
  readonly after: number;
  readonly columns: number;
  /** Height of one row and the gap below, in px; 0 before the first layout. */
  readonly step: number;
  /** Number of rows that fit the viewport. */
  readonly pageRows: number;
  readonly scrollToItem: (index: number) => void;
}

/** Number of rows that are rendered above and below the visible ones. */
const OVERSCAN_ROWS = 2;
/** Maximum number of items added below the visible rows per frame. Above, whole rows are added immediately. */
const MAX_ITEMS_PER_FRAME = 4;

/**
 * Computes which items of a grid are near the viewport. Before the first layout, and on the server: the first `firstCount`; on paper all.
 */
export const useGridWindow = (
  grid: RefObject<HTMLElement | null>, items: ReadonlyArray<unknown>, firstCount: number, initialOffset: number,
): GridWindow => {
  const count = items.length;
  const isReturn = initialOffset > 0;
  const measure = useGridMeasure(grid, items, isReturn);
  const { columns = 1, step = 1, top = 0 } = measure ?? {};
  const rows = Math.ceil(count / columns);
  // The rows of a return's first view are painted before those around them. Not a deferred value: with one, React can empty the document
  // before the app's first render is done, after a reload in the middle of a list.
  const [overscan, setOverscan] = useState(isReturn ? 0 : OVERSCAN_ROWS);
  useEffect(() => startTransition(() => setOverscan(OVERSCAN_ROWS)), []);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => step,
    overscan,
    scrollMargin: top,
    enabled: measure !== null && count > 0,
    initialOffset,
    ...(isReturn && { initialRect: { width: window.innerWidth, height: window.innerHeight } }),
    scrollPaddingStart: 144,
  });

  useLayoutEffect(() => virtual.measure(), [virtual, step, columns]);

  const virtualItems = virtual.getVirtualItems();
  const first = virtualItems[0]?.index ?? 0;
  const last = virtualItems.at(-1)?.index;
  const renderEnd = Math.min(count, last === undefined ? firstCount : (last + 1) * columns);
  const visibleEnd = virtual.range === null || last === undefined ? renderEnd : Math.min(count, (virtual.range.endIndex + 1) * columns);
  const to = useGradualCount(renderEnd, visibleEnd, MAX_ITEMS_PER_FRAME);

  // Before the missing rows have their padding, and while the grid is hidden, the page is too short to scroll.
  const isReady = last !== undefined;
  const restored = useRef(!isReturn);
  useLayoutEffect(() => {
    if (restored.current || !isReady || grid.current?.getClientRects().length === 0) return;
    restored.current = true;
    window.scrollTo({ top: initialOffset, behavior: 'instant' });
  }, [isReady, initialOffset, grid, measure]);

  const isPrinting = useIsPrinting();
  const scrollToItem = (index: number): void => virtual.scrollToIndex(Math.floor(index / columns));
  if (isPrinting) return { from: 0, to: count, before: 0, after: 0, columns, step, pageRows: 1, scrollToItem };
  if (last === undefined) {
    return { from: 0, to, before: 0, after: 0, columns, step: 0, pageRows: 1, scrollToItem: () => undefined };
  }
  return {
    from: first * columns,
    to,
    before: first * step,
    after: (rows - Math.ceil(to / columns)) * step,
    columns,
    step,
    pageRows: Math.max(1, Math.floor(window.innerHeight / step)),
    scrollToItem,
  };
};
