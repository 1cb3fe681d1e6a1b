import { Children, type ReactNode } from 'react';
import { columnsOf, moveFocus } from '#ui/design/shelves/move-focus.ts';
import './genre-tile.css';

/** Renders tiles in four columns, two on a phone. The arrow keys move focus between them. */
export const TileGrid = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <ul className="moods" aria-label={label} onKeyDown={(event) => moveFocus(event, columnsOf(event.currentTarget))}>
    {Children.map(children, (frame) => (
      <li>{frame}</li>
    ))}
  </ul>
);
