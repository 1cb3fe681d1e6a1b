import { Children, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import { countGridColumns, moveFocus } from './move-focus';
import { useTabStop } from './use-tab-stop';
import './poster-grid.css';

export interface PosterGridProps {
  readonly children: ReactNode;
  /** Two columns instead of three on a phone. */
  readonly twoUp?: boolean;
  /** Without the gutter of the page, inside a container. */
  readonly flush?: boolean;
  readonly label?: string;
}

/** Renders posters in as many columns as fit; the arrow keys move in both directions. For more than about 60 items use `VirtualGrid`. */
export const PosterGrid = ({ children, twoUp = false, flush = false, label }: PosterGridProps) => {
  const grid = useRef<HTMLUListElement>(null);
  const onFocus = useTabStop(grid);
  return (
    <ul
      ref={grid}
      className={classNames('grid', twoUp && 'two-up', flush && 'flush')}
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, countGridColumns(event.currentTarget))}
      onFocus={onFocus}
    >
      {Children.map(children, (item) => (
        <li>{item}</li>
      ))}
    </ul>
  );
};
