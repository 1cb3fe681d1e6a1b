import { Children, useRef, type ReactNode } from 'react';
import { countGridColumns, moveFocus } from '#ui/design/shelves/move-focus.ts';
import { useTabStop } from '#ui/design/shelves/use-tab-stop.ts';
import './genre-tile.css';

/** Renders tiles in four columns, two on a phone, one with large text. The arrow keys move focus between them. */
export const TileGrid = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => {
  const grid = useRef<HTMLUListElement>(null);
  const onFocus = useTabStop(grid);
  return (
    <ul
      ref={grid}
      className="tile-grid"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, countGridColumns(event.currentTarget))}
      onFocus={onFocus}
    >
      {Children.map(children, (frame) => (
        <li>{frame}</li>
      ))}
    </ul>
  );
};
