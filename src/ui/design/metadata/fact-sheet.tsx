import type { ReactNode } from 'react';
import './fact-sheet.css';

export interface FactSheetRow {
  readonly term: string;
  /** Null leaves the fact out. */
  readonly value: ReactNode;
}

/** Facts in two columns: what, and how it is. */
export const FactSheet = ({ facts }: { readonly facts: ReadonlyArray<FactSheetRow> }) => (
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
