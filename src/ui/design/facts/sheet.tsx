import type { ReactNode } from 'react';
import './sheet.css';

export interface SheetFact {
  readonly term: string;
  /** Null leaves the fact out. */
  readonly value: ReactNode;
}

/** Facts in two columns: what, and how it is. */
export const Sheet = ({ facts }: { readonly facts: ReadonlyArray<SheetFact> }) => (
  <dl className="sheet">
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
  </dl>
);
