import { Children, isValidElement, useId, useRef, type ReactNode, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { scrollBehaviour } from '#ui/design/utils/media-queries.ts';
import { nextLabel, previousLabel } from '#ui/messages/design.messages.ts';
import { moveFocus } from './move-focus';
import { useTabStop } from './use-tab-stop';
import { SectionHead, type SectionHeadProps } from './section-head';
import './shelf.css';

/**
 * Returns whether a scrolling row shows its first and its last item, without forcing layout.
 * @param order identifies the items: when it changes, the new first and last ones are observed.
 */
const useRowEnds = (
  row: RefObject<HTMLElement | null>, count: number, order: string,
): { readonly atStart: boolean; readonly atEnd: boolean } => {
  const [ends, setEnds] = useState({ atStart: true, atEnd: count < 2 });
  useEffect(() => {
    const root = row.current;
    const first = root?.firstElementChild;
    const last = root?.lastElementChild;
    if (!root || !first || !last) return undefined;
    const visibility = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) visibility.set(target, intersectionRatio > 0.9);
        setEnds({ atStart: visibility.get(first) ?? true, atEnd: visibility.get(last) ?? false });
      },
      { root, threshold: [0, 0.91, 1] },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [row, order]);
  return ends;
};

export interface ShelfProps extends Omit<SectionHeadProps, 'id' | 'children'> {
  /** `Card` or `GenreTile` elements. */
  readonly children: ReactNode;
  /** big: larger posters, for the featured shelf; wide: tiles instead of posters. */
  readonly size?: 'normal' | 'big' | 'wide';
  /** Shows the rank beside each poster. */
  readonly ranked?: boolean;
  /** Below the first view: `content-visibility: auto` defers its layout. */
  readonly later?: boolean;
}

const keyOf = (item: ReactNode): string => (isValidElement(item) ? (item.key ?? '') : '');

/** Renders a section head and a row that scrolls by touch, wheel, arrow buttons and arrow keys; one Tab stop. */
export const Shelf = ({ children, size = 'normal', ranked = false, later = false, ...head }: ShelfProps) => {
  const id = useId();
  const row = useRef<HTMLUListElement & HTMLOListElement>(null);
  const items = Children.toArray(children);
  const order = items.map(keyOf).join(' ');
  const { atStart, atEnd } = useRowEnds(row, items.length, order);
  const shown = useRef({ order, left: 0 });
  // A browser keeps the item in its place to which the row has snapped, so that new items before it would scroll the row.
  useLayoutEffect(() => {
    if (shown.current.order !== order && row.current) row.current.scrollLeft = shown.current.left;
    shown.current.order = order;
  }, [order]);
  const onFocus = useTabStop(row);
  const List = ranked ? 'ol' : 'ul';
  const scrollRow = (direction: 1 | -1, isAtEnd: boolean): void => {
    if (row.current && !isAtEnd) row.current.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: scrollBehaviour() });
  };
  return (
    <section className={classNames('shelf', size !== 'normal' && size, ranked && 'counted', later && 'later')} aria-labelledby={id}>
      <SectionHead {...head} id={id}>
        <span className={classNames('arrows', atStart && atEnd && 'idle')}>
          {/* Outside the tab order: the arrow keys do the same within the row. */}
          <IconButton
            small
            tabIndex={-1}
            icon="left"
            label={previousLabel(head.heading)}
            aria-disabled={atStart}
            onClick={() => scrollRow(-1, atStart)}
          />
          <IconButton
            small
            tabIndex={-1}
            icon="right"
            label={nextLabel(head.heading)}
            aria-disabled={atEnd}
            onClick={() => scrollRow(1, atEnd)}
          />
        </span>
      </SectionHead>
      <List
        ref={row}
        className={classNames('row', ranked && 'ranked')}
        onKeyDown={(event) => moveFocus(event, null)}
        onFocus={onFocus}
        onScroll={({ currentTarget }) => {
          shown.current.left = currentTarget.scrollLeft;
        }}
      >
        {Children.map(items, (item) => (
          <li>{item}</li>
        ))}
      </List>
    </section>
  );
};
