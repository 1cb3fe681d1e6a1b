import { Children, type ReactNode } from 'react';
import './frame.css';

/** Frames that fill the width: four beside each other, on a phone two. */
export const FrameGrid = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <ul className="moods" aria-label={label}>
    {Children.map(children, (frame) => (
      <li>{frame}</li>
    ))}
  </ul>
);
