import type { ReactNode } from 'react';
import './filters.css';

export interface ToggleChipProps {
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
  readonly children: ReactNode;
}

/** A filter that is on or off. */
export const ToggleChip = ({ pressed, onChange, children }: ToggleChipProps) => (
  <button type="button" className="pick" aria-pressed={pressed} onClick={() => onChange(!pressed)}>
    {children}
  </button>
);
