import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import './check.css';
import './field.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children' | 'ref'> {
  readonly label: ReactNode;
  /** Hides the label visually, as in a table; screen readers get it. */
  readonly bare?: boolean;
  /** Shows the indeterminate state: some, but not all, of the represented items are selected. */
  readonly mixed?: boolean;
  readonly error?: string | null;
}

/** Renders a checkbox with its label and, if given, its error. */
export const Checkbox = ({ label, bare = false, mixed = false, error = null, ...input }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const line = (
    <label className="checkline">
      <input
        {...input}
        ref={box}
        type="checkbox"
        className="check"
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : id}
      />
      <span className={bare ? 'sr' : undefined}>{label}</span>
    </label>
  );
  if (error === null) return line;
  return (
    <div className="field">
      {line}
      <p className="err" id={id}>
        <Icon name="warn" />
        {error}
      </p>
    </div>
  );
};
