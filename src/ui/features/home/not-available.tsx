import type { LinkProps } from 'react-router-dom';

/** Stands where a card has its link, for as long as nobody knows where that leads. */
export const NotAvailable = ({ children }: LinkProps): React.JSX.Element => <a>{children}</a>;
