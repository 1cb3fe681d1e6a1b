import type { ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import './outside-link.css';

type Props = {
  readonly to: string;
  readonly children: ReactNode;
  /** In the middle of a sentence: it looks like the words around it. */
  readonly inText?: boolean;
};

/** A link that leaves the house: it opens in a window of its own, and says so. */
export const OutsideLink = ({ to, children, inText = false }: Props): React.JSX.Element => (
  <a className={inText ? 'link leaving' : 'outside'} href={to} target="_blank" rel="noopener noreferrer">
    {children}
    <Icon name="outside" />
    <span className="sr"> (opens a new window)</span>
  </a>
);
