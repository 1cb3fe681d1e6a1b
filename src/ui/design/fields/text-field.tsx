import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldMessages } from './field';

export interface TextFieldProps extends FieldMessages, Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'children'> {}

/** One line of text, also e-mail, number, date and so on by `type`. */
export const TextField = ({ label, hint, error, optional, ...input }: TextFieldProps) => (
  <Field label={label} {...(hint !== undefined && { hint })} error={error ?? null} optional={optional ?? false}>
    {(ties) => <input type="text" {...input} {...ties} className="inp" />}
  </Field>
);
