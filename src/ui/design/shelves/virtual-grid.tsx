import { useEffect, useImperativeHandle, useRef, type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import { EagerRender } from '#ui/design/images/renderer/eager-render.ts';
import { GridItem } from './grid-item';
import { focusableIn, isTyping, keyTarget } from './move-focus';
import { useGridWindow } from './use-grid-window';
import { useFocusedItems } from './use-focused-items';
import './poster-grid.css';

/** A list of which nobody knows how long it is has no size, in the words of ARIA. */
export const UNCOUNTED = -1;

export interface VirtualGridHandle {
  /** Brings an item into the window and gives it the focus. */
  readonly focusItem: (index: number) => void;
}

export interface VirtualGridProps<T> {
  readonly ref?: Ref<VirtualGridHandle>;
  readonly items: ReadonlyArray<T>;
  readonly keyOf: (item: T) => string;
  /** One item, usually a Card; all must come out equally high. Keep the function the same (useCallback) between renders. */
  readonly render: (item: T, index: number) => ReactNode;
  readonly label?: string;
  /** How many there are in all, when more than `items` are still to come; `UNCOUNTED` when nobody knows. */
  readonly total?: number;
  /** Called once per length when the last rows come near: what follows pages that add nothing is for whoever loads them. */
  readonly onEndNear?: () => void;
  /** Where the page was scrolled to when it was left, in px. */
  readonly initialOffset?: number;
  /** How many items the first HTML has. */
  readonly firstCount?: number;
  readonly twoUp?: boolean;
  readonly flush?: boolean;
  /** A class with columns and gaps of its own, for what is no poster. */
  readonly className?: string | undefined;
}

/** A grid of any length, usually of posters: only the rows near the window exist, the others keep their room. */
export const VirtualGrid = <T,>({ ref, items, keyOf, render, label, total, onEndNear, ...rest }: VirtualGridProps<T>) => {
  const { initialOffset = 0, firstCount = 24, twoUp = false, flush = false, className } = rest;
  const grid = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const { from, to, before, after, columns, step, pageRows, scrollToItem } = useGridWindow(grid, items.length, firstCount, initialOffset);
  const held = useFocusedItems(from, to, items.length);

  const itemAt = (index: number): HTMLElement | null => focusableIn(grid.current?.querySelector(`[data-index="${index}"]`));
  useEffect(() => {
    const target = wanted.current === null ? null : itemAt(wanted.current);
    if (target === null) return;
    wanted.current = null;
    target.focus();
  });

  const asked = useRef(-1);
  useEffect(() => {
    if (items.length === 0 || asked.current === items.length || to < items.length - 2 * columns) return;
    asked.current = items.length;
    onEndNear?.();
  }, [to, items.length, columns, onEndNear]);

  const focusItem = (index: number): void => {
    const there = itemAt(index);
    if (there) return there.focus();
    wanted.current = index;
    scrollToItem(index);
  };
  useImperativeHandle(ref, () => ({ focusItem }));

  const move = (event: KeyboardEvent): void => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const target = item && !isTyping(event) ? keyTarget(event.key, Number(item.dataset['index']), items.length, columns, pageRows) : null;
    if (target === null) return;
    event.preventDefault();
    focusItem(target);
  };

  // Not as custom properties: everything inside would inherit them, and be styled anew with each row that comes or goes.
  const room: CSSProperties = { paddingTop: before, paddingBottom: after };
  const place = (index: number): ReactNode => {
    const item = items[index];
    const far = index < from || index >= to ? { column: index % columns, top: Math.floor(index / columns) * step } : {};
    const all = total ?? items.length;
    return item === undefined ? null : <GridItem key={keyOf(item)} item={item} index={index} total={all} render={render} {...far} />;
  };
  const shown = Array.from({ length: to - from }, (_, at) => from + at);
  return (
    <EagerRender value={to > firstCount}>
      <ul
        ref={grid}
        className={classNames('grid windowed', twoUp && 'two-up', flush && 'flush', className)}
        aria-label={label}
        style={room}
        onKeyDown={move}
        onFocus={held.onFocus}
        onBlur={held.onBlur}
      >
        {[...held.before, ...shown, ...held.after].map(place)}
      </ul>
    </EagerRender>
  );
};
