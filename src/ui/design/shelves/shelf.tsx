import { Children, isValidElement, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { scrollBehaviour } from '#ui/design/utils/motion.ts';
import { DESIGN_MESSAGES } from '#ui/messages/design.messages.ts';
import { moveFocus } from './move-focus';
import { SectionHead, type SectionHeadProps } from './rail';
import { useRowEnds } from './use-row-ends';
import './shelf.css';

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

/** Renders a section head and a row that scrolls by touch, wheel, arrow buttons and arrow keys. */
export const Shelf = ({ children, size = 'normal', ranked = false, later = false, ...rail }: ShelfProps) => {
  const id = useId();
  const row = useRef<HTMLUListElement & HTMLOListElement>(null);
  const items = Children.toArray(children);
  const { atStart, atEnd } = useRowEnds(row, items.length, `${keyOf(items[0])} ${keyOf(items.at(-1))}`);
  const List = ranked ? 'ol' : 'ul';
  const scrollRow = (direction: 1 | -1, isAtEnd: boolean): void => {
    if (row.current && !isAtEnd) row.current.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: scrollBehaviour() });
  };
  return (
    <section className={classNames('shelf', size !== 'normal' && size, ranked && 'counted', later && 'later')} aria-labelledby={id}>
      <SectionHead {...rail} id={id}>
        <span className={classNames('arrows', atStart && atEnd && 'idle')}>
          <IconButton small icon="left" label={DESIGN_MESSAGES.previousOf(rail.heading)} aria-disabled={atStart} onClick={() => scrollRow(-1, atStart)} />
          <IconButton small icon="right" label={DESIGN_MESSAGES.nextOf(rail.heading)} aria-disabled={atEnd} onClick={() => scrollRow(1, atEnd)} />
        </span>
      </SectionHead>
      <List ref={row} className={classNames('row', ranked && 'ranked')} onKeyDown={(event) => moveFocus(event, null)}>
        {Children.map(items, (item) => (
          <li>{item}</li>
        ))}
      </List>
    </section>
  );
};
