import type { ChangeEvent } from 'react';
import type { FormControl } from '../../forms/use-form';
import { fieldErrorMessage } from '../../messages/field.messages';

/** Props of a text field that is bound to a form: value, validation error and change handler. */
export type BoundFieldProps = {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Binds a text field to its form. @param maxLength in characters, for the error message. */
export const fieldProps = <Values extends Readonly<Record<keyof Values, string>>>(
  { form, change }: FormControl<Values>,
  name: keyof Values & string,
  maxLength?: number,
): BoundFieldProps => {
  const { values, errors, showErrors } = form.context;
  return {
    name,
    value: values[name],
    error: showErrors ? fieldErrorMessage(errors[name], maxLength) : null,
    readOnly: form.hasTag('busy') || form.matches('submitted'),
    required: true,
    onChange: (event) => change({ [name]: event.target.value } as unknown as Partial<Values>),
  };
};
