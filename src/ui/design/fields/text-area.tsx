import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTextProps } from './field';

export interface TextAreaProps extends FieldTextProps, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'children'> {}

/** Renders a text field of several lines. */
export const TextArea = ({ label, hint, error, optional, rows = 4, ...area }: TextAreaProps) => (
  <Field label={label} {...(hint !== undefined && { hint })} error={error ?? null} optional={optional ?? false}>
    {(ties) => <textarea rows={rows} {...area} {...ties} className="inp" />}
  </Field>
);
