import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTextProps } from './field';

export interface TextFieldProps extends FieldTextProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'children'> {}

/** Renders a text field of one line; `type` makes it an e-mail, number or date field. */
export const TextField = ({ label, hint, error, optional, ...input }: TextFieldProps) => (
  <Field label={label} {...(hint !== undefined && { hint })} error={error ?? null} optional={optional ?? false}>
    {(ties) => <input type="text" {...input} {...ties} className="inp" />}
  </Field>
);
