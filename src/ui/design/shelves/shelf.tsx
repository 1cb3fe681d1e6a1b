import { Children, isValidElement, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { scrollBehaviour } from '#ui/design/utils/motion.ts';
import { moveFocus } from './move-focus';
import { Rail, type RailProps } from './rail';
import { useRowEnds } from './use-row-ends';
import './shelf.css';

export interface ShelfProps extends Omit<RailProps, 'id' | 'children'> {
  /** Cards or frames. */
  readonly children: ReactNode;
  /** big: the feature shelf; wide: frames instead of posters. */
  readonly size?: 'normal' | 'big' | 'wide';
  /** Numbers of a league table beside the posters. */
  readonly ranked?: boolean;
  /** Below the first view: not laid out before it comes near. */
  readonly later?: boolean;
}

const keyOf = (item: ReactNode): string => (isValidElement(item) ? (item.key ?? '') : '');

/** A heading on its rail and a row that scrolls with finger, wheel, arrows and arrow keys. */
export const Shelf = ({ children, size = 'normal', ranked = false, later = false, ...rail }: ShelfProps) => {
  const id = useId();
  const row = useRef<HTMLUListElement & HTMLOListElement>(null);
  const items = Children.toArray(children);
  const { atStart, atEnd } = useRowEnds(row, items.length, `${keyOf(items[0])} ${keyOf(items.at(-1))}`);
  const List = ranked ? 'ol' : 'ul';
  const scroll = (way: 1 | -1, stuck: boolean): void => {
    if (row.current && !stuck) row.current.scrollBy({ left: way * row.current.clientWidth * 0.8, behavior: scrollBehaviour() });
  };
  return (
    <section className={classNames('shelf', size !== 'normal' && size, ranked && 'counted', later && 'later')} aria-labelledby={id}>
      <Rail {...rail} id={id}>
        <span className={classNames('arrows', atStart && atEnd && 'idle')}>
          <IconButton small icon="left" label={`Back along ${rail.heading}`} aria-disabled={atStart} onClick={() => scroll(-1, atStart)} />
          <IconButton small icon="right" label={`On along ${rail.heading}`} aria-disabled={atEnd} onClick={() => scroll(1, atEnd)} />
        </span>
      </Rail>
      <List ref={row} className={classNames('row', ranked && 'ranked')} onKeyDown={(event) => moveFocus(event, null)}>
        {Children.map(items, (item) => (
          <li>{item}</li>
        ))}
      </List>
    </section>
  );
};
