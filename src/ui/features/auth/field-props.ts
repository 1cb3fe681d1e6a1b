import type { ChangeEvent } from 'react';
import type { FormControl } from '../../forms/use-form';
import { fieldErrorMessage } from '../../messages/field.messages';

/** What a field of a form is given: what it holds, what is wrong with it, and where its changes go. */
export type FieldProps_ = {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Ties a field of text to its form. @param longest how many characters it takes, for the words of a fault. */
export const fieldProps = <Values extends Readonly<Record<keyof Values, string>>>(
  { form, change }: FormControl<Values>,
  name: keyof Values & string,
  longest?: number,
): FieldProps_ => {
  const { values, errors, showErrors } = form.context;
  return {
    name,
    value: values[name],
    error: showErrors ? fieldErrorMessage(errors[name], longest) : null,
    readOnly: form.hasTag('busy') || form.matches('submitted'),
    required: true,
    onChange: (event) => change({ [name]: event.target.value } as unknown as Partial<Values>),
  };
};
