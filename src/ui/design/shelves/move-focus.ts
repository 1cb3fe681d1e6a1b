import type { KeyboardEvent } from 'react';

/** Returns the number of columns of a CSS grid. */
export const countGridColumns = (grid: Element): number => Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(' ').length);

/** Returns the index that a key leads to, in a grid of `columns` columns and `page` rows per page; null when the key leads nowhere. */
export const gridIndexForKey = (key: string, index: number, count: number, columns: number, page = 1): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * page,
    PageDown: columns * page,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  if (step === undefined || step === 0) return null;
  const target = index + step;
  if (target >= 0 && target < count) return target;
  if (key === 'PageUp') return index === 0 ? null : 0;
  if (key === 'PageDown' || key === 'ArrowDown') return sameRow(index, count, columns) ? null : count - 1;
  return null;
};

const sameRow = (index: number, count: number, columns: number): boolean =>
  Math.floor(index / columns) === Math.floor((count - 1) / columns);

/** Returns the link or button of a list item. */
export const firstFocusableIn = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>('a[href], button') ?? null;

/** Returns whether the key event belongs to a text input, to a control with keys of its own, or to a shortcut. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  (event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [data-own-keys]'));

/**
 * Moves focus between the items of a list with the arrow keys and skips items without a focusable element. `columns` is null for a shelf,
 * which has one row.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>, columns: number | null): void => {
  const items = [...event.currentTarget.children];
  const focusedIndex = items.findIndex((item) => item.contains(event.target as Node));
  if (focusedIndex < 0 || isTyping(event)) return;
  if (columns === null && /^(ArrowUp|ArrowDown|PageUp|PageDown)$/.test(event.key)) return;
  const nextIndex = (index: number): number | null => gridIndexForKey(event.key, index, items.length, columns ?? items.length);
  // From the first and the last item the only direction is inwards.
  const skipFrom = (index: number): number | null =>
    event.key === 'Home' ? index + 1 : event.key === 'End' ? index - 1 : nextIndex(index);
  let target = nextIndex(focusedIndex);
  while (target !== null && firstFocusableIn(items[target]) === null) target = skipFrom(target);
  if (target === null) return;
  event.preventDefault();
  firstFocusableIn(items[target])?.focus();
};
