import type { ComponentPropsWithRef, ReactNode } from 'react';
import './check.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className' | 'children'> {
  readonly label: ReactNode;
  /** The label is for assistive technology only. */
  readonly bare?: boolean;
}

/** On or off, at once; for what needs a button to take effect, use a Checkbox. */
export const Switch = ({ label, bare = false, ...input }: SwitchProps) => (
  <label className="switch">
    <input {...input} type="checkbox" role="switch" />
    <span className={bare ? 'sr' : undefined}>{label}</span>
  </label>
);
