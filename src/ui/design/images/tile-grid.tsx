import { Children, type ReactNode } from 'react';
import { columnsOf, moveFocus } from '#ui/design/shelves/move-focus.ts';
import './genre-tile.css';

/** Frames that fill the width: four beside each other, on a phone two. The arrow keys go from one to another. */
export const TileGrid = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <ul className="moods" aria-label={label} onKeyDown={(event) => moveFocus(event, columnsOf(event.currentTarget))}>
    {Children.map(children, (frame) => (
      <li>{frame}</li>
    ))}
  </ul>
);
