import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#ui/design/kit/class-names.ts';
import { DrawNow } from '#ui/design/pictures/draw-now.ts';
import { GridItem } from './grid-item';
import { focusableIn, isTyping, keyTarget } from './move-focus';
import { useGridWindow } from './use-grid-window';
import './poster-grid.css';

export interface VirtualGridProps<T> {
  readonly items: ReadonlyArray<T>;
  readonly keyOf: (item: T) => string;
  /** One item, usually a Card; all must come out equally high. Keep the function the same (useCallback) between renders. */
  readonly render: (item: T, index: number) => ReactNode;
  readonly label?: string;
  /** How many there are in all, when more than `items` are still to come. */
  readonly total?: number;
  /** Called once per length when the last rows come near. */
  readonly onEndNear?: () => void;
  /** Where the page was scrolled to when it was left, in px. */
  readonly initialOffset?: number;
  /** How many items the first HTML has. */
  readonly firstCount?: number;
  readonly twoUp?: boolean;
  readonly flush?: boolean;
}

/** A poster grid of any length: only the rows near the window exist, the others keep their room. */
export const VirtualGrid = <T,>({ items, keyOf, render, label, total, onEndNear, ...rest }: VirtualGridProps<T>) => {
  const { initialOffset = 0, firstCount = 24, twoUp = false, flush = false } = rest;
  const grid = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const { from, to, before, after, columns, pageRows, scrollToItem } = useGridWindow(grid, items.length, firstCount, initialOffset);

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

  const move = (event: KeyboardEvent): void => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const target = item && !isTyping(event) ? keyTarget(event.key, Number(item.dataset['index']), items.length, columns, pageRows) : null;
    if (target === null) return;
    event.preventDefault();
    const there = itemAt(target);
    if (there) return there.focus();
    wanted.current = target;
    scrollToItem(target);
  };

  const room = { '--before': `${before}px`, '--after': `${after}px` } as CSSProperties;
  return (
    <DrawNow value={to > firstCount}>
      <ul ref={grid} className={classNames('grid windowed', twoUp && 'two-up', flush && 'flush')} aria-label={label} style={room} onKeyDown={move}>
        {items.slice(from, to).map((item, at) => (
          <GridItem key={keyOf(item)} item={item} index={from + at} total={total ?? items.length} render={render} />
        ))}
      </ul>
    </DrawNow>
  );
};
