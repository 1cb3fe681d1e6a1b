import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import './field.css';

/** What every field says about itself. */
export interface FieldMessages {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with the value; null or absent when nothing is. */
  readonly error?: string | null;
  /** Says "(optional)" beside the label. */
  readonly optional?: boolean;
}

/** What ties a control to its label, hint and error. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldMessages {
  readonly children: (ties: ControlTies) => ReactNode;
}

/** A label, a control, a hint and an error that belong together. */
export const Field = ({ label, hint, error = null, optional = false, children }: FieldProps) => {
  const id = useId();
  const described = [hint !== undefined && `${id}h`, error !== null && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
        {optional && <> <span className="opt">(optional)</span></>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error === null ? undefined : true })}
      {hint !== undefined && (
        <p className="hint" id={`${id}h`}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p className="err" id={`${id}e`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
};
