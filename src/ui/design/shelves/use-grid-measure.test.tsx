import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGridMeasure, type GridMeasure } from './use-grid-measure';

beforeEach(() => vi.stubGlobal('ResizeObserver', class { observe(): void {} disconnect(): void {} }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Mounts a grid with `items`; returns the measure of each render. */
const measures = (items: ReadonlyArray<unknown>, isReturn: boolean): ReadonlyArray<GridMeasure | null> => {
  const current = document.body.appendChild(document.createElement('ul'));
  current.style.gridTemplateColumns = '100px 100px 100px';
  current.append(document.createElement('li'), document.createElement('li'));
  const rendered: Array<GridMeasure | null> = [];
  renderHook(() => void rendered.push(useGridMeasure({ current }, items, isReturn)));
  return rendered;
};

it('measures a grid after its first render, and on a return renders the same items with their last measure first', () => {
  const items = [1, 2];
  const [first, measured] = measures(items, false);
  expect(first).toBeNull();
  expect(measured).toMatchObject({ columns: 3 });
  expect(measures(items, true)[0]).toEqual(measured);
  expect(measures(items, false)[0]).toBeNull();
  expect(measures([1, 2], true)[0]).toBeNull();
});

it('ignores a measure of another width of the window', () => {
  const items = [1, 2];
  measures(items, false);
  vi.stubGlobal('innerWidth', window.innerWidth + 1);
  expect(measures(items, true)[0]).toBeNull();
});
