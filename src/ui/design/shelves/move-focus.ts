import type { KeyboardEvent } from 'react';

/** How many things stand beside each other in a CSS grid. */
export const columnsOf = (grid: Element): number => Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(' ').length);

/** Where a key leads from a place in `columns` columns and `page` rows a page; null when the key leads nowhere. */
export const keyTarget = (key: string, from: number, count: number, columns: number, page = 1): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * page,
    PageDown: columns * page,
    Home: -from,
    End: count - 1 - from,
  };
  const step = steps[key];
  if (step === undefined || step === 0) return null;
  const to = from + step;
  if (to >= 0 && to < count) return to;
  if (key === 'PageUp') return from === 0 ? null : 0;
  if (key === 'PageDown' || key === 'ArrowDown') return sameRow(from, count, columns) ? null : count - 1;
  return null;
};

const sameRow = (from: number, count: number, columns: number): boolean => Math.floor(from / columns) === Math.floor((count - 1) / columns);

/** The link or button of a list item. */
export const focusableIn = (item: Element | null | undefined): HTMLElement | null => item?.querySelector<HTMLElement>('a[href], button') ?? null;

/** Whether the key belongs to something being typed in, or to a shortcut. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || (event.target instanceof HTMLElement && event.target.matches('input, textarea, select'));

/**
 * Moves focus between the items of a list with the arrow keys, past those that have nothing to focus; `columns` is null for a shelf,
 * which is one row.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>, columns: number | null): void => {
  const items = [...event.currentTarget.children];
  const from = items.findIndex((item) => item.contains(event.target as Node));
  if (from < 0 || isTyping(event)) return;
  if (columns === null && /^(ArrowUp|ArrowDown|PageUp|PageDown)$/.test(event.key)) return;
  const onward = (at: number): number | null => keyTarget(event.key, at, items.length, columns ?? items.length);
  // From the ends there is only the way back.
  const past = (at: number): number | null => (event.key === 'Home' ? at + 1 : event.key === 'End' ? at - 1 : onward(at));
  let to = onward(from);
  while (to !== null && focusableIn(items[to]) === null) to = past(to);
  if (to === null) return;
  event.preventDefault();
  focusableIn(items[to])?.focus();
};
