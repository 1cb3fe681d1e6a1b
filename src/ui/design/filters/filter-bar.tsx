import type { ReactNode } from 'react';
import './filters.css';

export interface FilterBarProps {
  /** FilterMenus and ToggleChips. */
  readonly children: ReactNode;
  /** How many are left: "124 films". Announced when it changes. */
  readonly count?: string;
  readonly label?: string;
}

/** The bar of filters that stays under the header; one row that scrolls on a phone. */
export const FilterBar = ({ children, count, label = 'Filters' }: FilterBarProps) => (
  <div className="filters" role="group" aria-label={label}>
    {children}
    <span className="push faint num" role="status">
      {count}
    </span>
  </div>
);
