import { useLayoutEffect, useState, type RefObject } from 'react';
import { columnsOf } from './move-focus';

/** Measured layout of a CSS grid; lengths in px. */
export interface GridMeasure {
  readonly columns: number;
  /** Height of one row and the gap below. */
  readonly step: number;
  /** Distance from the top of the document to the grid. */
  readonly top: number;
}

const measureOf = (grid: HTMLElement): GridMeasure | null => {
  // Items with the class `far` are positioned absolutely, outside of the rows.
  const first = grid.querySelector(':scope > :not(.far)');
  if (first === null) return null;
  const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
  const top = Math.round(grid.getBoundingClientRect().top + window.scrollY);
  return { columns: columnsOf(grid), step: first.getBoundingClientRect().height + gap, top };
};

const isSameMeasure = (a: GridMeasure | null, b: GridMeasure | null): boolean =>
  a?.columns === b?.columns && a?.top === b?.top && Math.abs((a?.step ?? 0) - (b?.step ?? 0)) < 0.5;

/** Measures a grid on every resize. Null on the server, before the first layout, and while the grid is empty. */
export const useGridMeasure = (grid: RefObject<HTMLElement | null>, empty: boolean): GridMeasure | null => {
  const [measure, setMeasure] = useState<GridMeasure | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const update = (): void => {
      const next = measureOf(element);
      setMeasure((previous) => (isSameMeasure(previous, next) ? previous : next));
    };
    update();
    // Observes the body too: content above the grid can grow and move the grid.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid, empty]);
  return measure;
};
