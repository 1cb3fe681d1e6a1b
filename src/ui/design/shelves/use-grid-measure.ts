import { useLayoutEffect, useState, type RefObject } from 'react';
import { columnsOf } from './move-focus';

/** What the browser made of a CSS grid; lengths in px. */
export interface GridMeasure {
  readonly columns: number;
  /** One row with the gap below it. */
  readonly step: number;
  /** From the top of the document to the grid. */
  readonly top: number;
}

const measureOf = (grid: HTMLElement): GridMeasure | null => {
  // What is kept far from the window is not laid out in a row.
  const first = grid.querySelector(':scope > :not(.far)');
  if (first === null) return null;
  const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
  const top = Math.round(grid.getBoundingClientRect().top + window.scrollY);
  return { columns: columnsOf(grid), step: first.getBoundingClientRect().height + gap, top };
};

const same = (one: GridMeasure | null, other: GridMeasure | null): boolean =>
  one?.columns === other?.columns && one?.top === other?.top && Math.abs((one?.step ?? 0) - (other?.step ?? 0)) < 0.5;

/** Keeps measuring a grid: null on the server, before the first layout, and while it is empty. */
export const useGridMeasure = (grid: RefObject<HTMLElement | null>, empty: boolean): GridMeasure | null => {
  const [measure, setMeasure] = useState<GridMeasure | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const take = (): void => {
      const next = measureOf(element);
      setMeasure((before) => (same(before, next) ? before : next));
    };
    take();
    // The body too: what stands above the grid can grow, and moves it.
    const watcher = new ResizeObserver(take);
    watcher.observe(element);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [grid, empty]);
  return measure;
};
