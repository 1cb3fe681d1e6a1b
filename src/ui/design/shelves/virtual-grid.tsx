import { useEffect, useImperativeHandle, useRef, type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, memo } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import { EagerRenderContext } from '#ui/design/images/renderer/eager-render-context.ts';
import { firstFocusableIn, isTyping, gridIndexForKey } from './move-focus';
import { useEndNear } from '#ui/design/utils/use-end-near.ts';
import { useGridWindow } from './use-grid-window';
import { useFocusRetention } from './use-focus-retention';
import { useTabStop } from './use-tab-stop';
import './poster-grid.css';

interface GridItemProps<T> {
  readonly item: T;
  readonly index: number;
  readonly total: number;
  readonly render: (item: T, index: number) => ReactNode;
  /** For an item outside the rendered rows that is kept because focus is near: its column, and px below the top of the grid. */
  readonly column?: number;
  readonly top?: number;
}

const Item = <T,>({ item, index, total, render, column, top }: GridItemProps<T>) => (
  <li
    data-index={index}
    aria-setsize={total}
    aria-posinset={index + 1}
    {...(column !== undefined && { className: 'far', style: { gridColumn: `${column + 1} / ${column + 2}`, top } })}
  >
    {render(item, index)}
  </li>
);

/** Renders one item of a virtual grid; memoized, so that scrolling past does not render it again. */
const GridItem = memo(Item) as typeof Item;

/** `total` of a list of unknown length: `aria-setsize="-1"` in ARIA. */
export const UNKNOWN_TOTAL = -1;

export interface VirtualGridHandle {
  /** Scrolls an item into view and focuses it. */
  readonly focusItem: (index: number) => void;
}

export interface VirtualGridProps<T> {
  readonly ref?: Ref<VirtualGridHandle>;
  readonly items: ReadonlyArray<T>;
  readonly keyOf: (item: T) => string;
  /** Renders one item, usually a `Card`. All items must have the same height. Keep the function stable (useCallback) between renders. */
  readonly render: (item: T, index: number) => ReactNode;
  readonly label?: string;
  /** Total number of items when more than `items` exist; `UNKNOWN_TOTAL` if unknown. */
  readonly total?: number;
  /**
   * Called once per length of `items`, when the last rows come near the viewport and the focus is not behind them. If a page adds no items,
   * the caller has to load the next one.
   */
  readonly onEndNear?: (() => void) | undefined;
  /** Scroll offset to restore, in px. */
  readonly initialOffset?: number;
  /** Number of items in the first HTML. */
  readonly firstCount?: number;
  readonly twoUp?: boolean;
  readonly flush?: boolean;
  /** A class with its own columns and gaps, for items that are not posters. */
  readonly className?: string | undefined;
}

/** Renders a grid of any length, usually of posters. Only rows near the viewport are in the DOM; padding replaces the others. */
export const VirtualGrid = <T,>({ ref, items, keyOf, render, label, total, onEndNear, ...rest }: VirtualGridProps<T>) => {
  const { initialOffset = 0, firstCount = 24, twoUp = false, flush = false, className } = rest;
  const grid = useRef<HTMLUListElement>(null);
  const pendingFocus = useRef<number | null>(null);
  const { from, to, before, after, columns, step, pageRows, scrollToItem } = useGridWindow(grid, items, firstCount, initialOffset);
  const focusedItems = useFocusRetention(from, to, items.length);
  const moveTabStop = useTabStop(grid);

  const itemAt = (index: number): HTMLElement | null => firstFocusableIn(grid.current?.querySelector(`[data-index="${index}"]`));
  useEffect(() => {
    const target = pendingFocus.current === null ? null : itemAt(pendingFocus.current);
    if (target === null) return;
    pendingFocus.current = null;
    target.focus();
  });

  useEndNear(grid, to >= items.length - 2 * columns, items.length, onEndNear);

  const focusItem = (index: number): void => {
    const element = itemAt(index);
    if (element) return element.focus();
    pendingFocus.current = index;
    scrollToItem(index);
  };
  useImperativeHandle(ref, () => ({ focusItem }));

  const handleKeyDown = (event: KeyboardEvent): void => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const target =
      item && !isTyping(event) ? gridIndexForKey(event.key, Number(item.dataset['index']), items.length, columns, pageRows) : null;
    if (target === null) return;
    event.preventDefault();
    focusItem(target);
  };

  // Not custom properties: all descendants would inherit them and be restyled with each row that is added or removed.
  const padding: CSSProperties = { paddingTop: before, paddingBottom: after };
  const renderItem = (index: number): ReactNode => {
    const item = items[index];
    const offscreen = index < from || index >= to ? { column: index % columns, top: Math.floor(index / columns) * step } : {};
    const totalCount = total ?? items.length;
    return item === undefined ? null : (
      <GridItem key={keyOf(item)} item={item} index={index} total={totalCount} render={render} {...offscreen} />
    );
  };
  const indices = Array.from({ length: to - from }, (_, offset) => from + offset);
  return (
    <EagerRenderContext value={to > firstCount}>
      <ul
        ref={grid}
        className={classNames('grid windowed', twoUp && 'two-up', flush && 'flush', className)}
        aria-label={label}
        style={padding}
        onKeyDown={handleKeyDown}
        onFocus={(event) => {
          focusedItems.onFocus(event);
          moveTabStop(event);
        }}
        onBlur={focusedItems.onBlur}
      >
        {[...focusedItems.before, ...indices, ...focusedItems.after].map(renderItem)}
      </ul>
    </EagerRenderContext>
  );
};
