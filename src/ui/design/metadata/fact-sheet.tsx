import type { ReactNode } from 'react';
import './fact-sheet.css';

export interface FactSheetRow {
  readonly term: string;
  /** Null, undefined and an empty string omit the row. */
  readonly value: ReactNode;
}

/** Renders facts in two columns: term and value. */
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
