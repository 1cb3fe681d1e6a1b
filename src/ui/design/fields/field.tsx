import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { OPTIONAL_TEXT } from '#ui/messages/design.messages.ts';
import './field.css';

/** Label, hint and error of a form field. */
export interface FieldTextProps {
  readonly label: string;
  readonly hint?: string;
  /** Error message; null or absent when the value is valid. */
  readonly error?: string | null;
  /** Shows "(optional)" beside the label. */
  readonly optional?: boolean;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTextProps {
  readonly children: (ties: ControlAttributes) => ReactNode;
}

/** Renders a label, a control, a hint and an error, connected by ids. */
export const Field = ({ label, hint, error = null, optional = false, children }: FieldProps) => {
  const id = useId();
  const described = [hint !== undefined && `${id}h`, error !== null && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
        {optional && <> <span className="opt">{OPTIONAL_TEXT}</span></>}
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
