import type { ReactNode } from 'react';
import './filters.css';

export interface ToggleChipProps {
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
  readonly children: ReactNode;
}

/** Renders a filter with two states, on and off. */
export const ToggleChip = ({ pressed, onChange, children }: ToggleChipProps) => (
  <button type="button" className="pick" aria-pressed={pressed} onClick={() => onChange(!pressed)}>
    {children}
  </button>
);
