import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '#ui/design/icons/icon.tsx';
import { buttonClass, type SharedButtonProps } from './shared-button-props';
import './button.css';

export interface ButtonLinkProps extends SharedButtonProps, Omit<LinkProps, 'className' | 'children'> {}

/** Renders a router link with the look of a button. For navigation; actions use `Button`. */
export const ButtonLink = ({ kind = 'plain', small = false, wide = false, icon, className = '', children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass({ kind, small, wide, className })}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);
