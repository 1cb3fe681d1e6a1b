import type { ComponentPropsWithRef, ReactNode } from 'react';
import './check.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className' | 'children'> {
  readonly label: ReactNode;
  /** Hides the label visually; screen readers get it. */
  readonly bare?: boolean;
}

/** Renders an on/off switch that takes effect immediately. Use `Checkbox` for values that are submitted with a form. */
export const Switch = ({ label, bare = false, ...input }: SwitchProps) => (
  <label className="switch">
    <input {...input} type="checkbox" role="switch" />
    <span className={bare ? 'sr' : undefined}>{label}</span>
  </label>
);
