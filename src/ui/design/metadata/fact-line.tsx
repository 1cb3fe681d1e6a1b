import { Children, type ReactNode } from 'react';
import './fact-line.css';

/** The facts under a title, in one line that may break: each child stands apart, and what is null takes no room. */
export const FactLine = ({ children }: { readonly children: ReactNode }) => (
  <div className="facts num">
    {Children.map(children, (fact) => fact !== null && <span>{fact}</span>)}
  </div>
);

/** A certificate, as it is printed: "PG-13". */
export const Certificate = ({ children }: { readonly children: string }) => <span className="cert">{children}</span>;
