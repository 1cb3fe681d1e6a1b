import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useGradually } from './use-gradually';
import { useGridMeasure } from './use-grid-measure';

export interface GridWindow {
  /** The items to render: from, up to but not including. */
  readonly from: number;
  readonly to: number;
  /** The room of the rows that are not rendered, in px. */
  readonly before: number;
  readonly after: number;
  readonly columns: number;
  /** One row with the gap below it, in px; 0 before the first layout. */
  readonly step: number;
  /** Rows that fit the window. */
  readonly pageRows: number;
  readonly scrollToItem: (index: number) => void;
}

/** So many items come into the page below with one frame, beside those that can be seen already; above, whole rows come at once. */
const MOST_A_FRAME = 4;

/** Which items of a grid are near the window. Before the first layout, and on the server: the first `firstCount`. */
export const useGridWindow = (grid: RefObject<HTMLElement | null>, count: number, firstCount: number, initialOffset: number): GridWindow => {
  const measure = useGridMeasure(grid, count === 0);
  const { columns = 1, step = 1, top = 0 } = measure ?? {};
  const rows = Math.ceil(count / columns);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => step,
    overscan: 2,
    scrollMargin: top,
    enabled: measure !== null && count > 0,
    initialOffset,
    scrollPaddingStart: 144,
  });

  useLayoutEffect(() => virtual.measure(), [virtual, step, columns]);

  const shown = virtual.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index;
  const near = Math.min(count, last === undefined ? firstCount : (last + 1) * columns);
  const seen = virtual.range === null || last === undefined ? near : Math.min(count, (virtual.range.endIndex + 1) * columns);
  const to = useGradually(near, seen, MOST_A_FRAME);

  // Only once the missing rows have their room is there anywhere to scroll to.
  const ready = last !== undefined;
  const restored = useRef(initialOffset <= 0);
  useLayoutEffect(() => {
    if (restored.current || !ready) return;
    restored.current = true;
    window.scrollTo({ top: initialOffset, behavior: 'instant' });
  }, [ready, initialOffset]);

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
    scrollToItem: (index) => virtual.scrollToIndex(Math.floor(index / columns)),
  };
};
