import type { ReactNode } from 'react';
import { FILTERS_LABEL } from '#ui/messages/design.messages.ts';
import './filters.css';

export interface FilterBarProps {
  /** `FilterMenu` and `ToggleChip` elements. */
  readonly children: ReactNode;
  /** Number of results: "124 films". Announced when it changes. */
  readonly count?: string;
  readonly label?: string;
}

/** Renders the filters below the header (sticky); on a phone one row that scrolls. */
export const FilterBar = ({ children, count, label = FILTERS_LABEL }: FilterBarProps) => (
  <div className="filters" role="group" aria-label={label}>
    {children}
    <span className="push faint num" role="status">
      {count}
    </span>
  </div>
);
