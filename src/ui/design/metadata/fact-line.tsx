import { Children, type ReactNode } from 'react';
import './fact-line.css';

/** Renders facts in one wrapping line; skips null children. */
export const FactLine = ({ children }: { readonly children: ReactNode }) => (
  <div className="facts num">
    {Children.map(children, (fact) => fact !== null && <span>{fact}</span>)}
  </div>
);

/** Renders an age rating: "PG-13". */
export const Certificate = ({ children }: { readonly children: string }) => <span className="cert">{children}</span>;
