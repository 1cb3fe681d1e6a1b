import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { countGridColumns } from './move-focus';

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
  return { columns: countGridColumns(grid), step: first.getBoundingClientRect().height + gap, top };
};

const isSameMeasure = (a: GridMeasure | null, b: GridMeasure | null): boolean =>
  a?.columns === b?.columns && a?.top === b?.top && Math.abs((a?.step ?? 0) - (b?.step ?? 0)) < 0.5;

/** The last measure of the grid of each list of items, and the width of the window at that time. */
const lastMeasures = new WeakMap<object, { readonly width: number; readonly measure: GridMeasure }>();

const lastMeasureOf = (items: object): GridMeasure | null => {
  const last = lastMeasures.get(items);
  return last?.width === window.innerWidth ? last.measure : null;
};

/**
 * Measures a grid on every resize. Null on the server, before the first layout, and while the grid is empty.
 * @param isReturn renders with the last measure of the same items: after Back, the first render then has the rows of the scroll position.
 */
export const useGridMeasure = (
  grid: RefObject<HTMLElement | null>, items: ReadonlyArray<unknown>, isReturn: boolean,
): GridMeasure | null => {
  const [measure, setMeasure] = useState(() => (isReturn ? lastMeasureOf(items) : null));
  const empty = items.length === 0;
  useEffect(() => {
    if (measure !== null) lastMeasures.set(items, { width: window.innerWidth, measure });
  }, [items, measure]);
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
