import type { LinkProps } from 'react-router-dom';

/** Replaces the link of a card while the path of its title is unknown. */
export const NotAvailable = ({ children }: LinkProps): React.JSX.Element => <a>{children}</a>;
