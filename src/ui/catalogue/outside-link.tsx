import type { ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import './outside-link.css';

/** A link that leaves the house: it opens in a window of its own, and says so. */
export const OutsideLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }): React.JSX.Element => (
  <a className="outside" href={to} target="_blank" rel="noopener noreferrer">
    {children}
    <Icon name="outside" />
    <span className="sr"> (opens a new window)</span>
  </a>
);
