import type { ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import './outside-link.css';
import { OPENS_NEW_WINDOW_TEXT } from '#ui/messages/catalogue/catalogue.messages.ts';

type Props = {
  readonly to: string;
  readonly children: ReactNode;
  /** True inside a sentence: the link inherits the style of the text. */
  readonly inText?: boolean;
};

/** Renders a link to an external site, which opens in a new window and announces so. */
export const OutsideLink = ({ to, children, inText = false }: Props): React.JSX.Element => (
  <a className={inText ? 'link external' : 'outside'} href={to} target="_blank" rel="noopener noreferrer">
    {children}
    <Icon name="outside" />
    <span className="sr"> {OPENS_NEW_WINDOW_TEXT}</span>
  </a>
);
