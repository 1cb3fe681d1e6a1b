import type { ChangeEvent } from 'react';
import type { FormControl } from '../use-form';
import { fieldFault } from '../../words/fields';

/** What a field of a form is given: what it holds, what is wrong with it, and where its changes go. */
export type FieldTies = {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Ties a field of text to its form. @param longest how many characters it takes, for the words of a fault. */
export const fieldOf = <Values extends Readonly<Record<keyof Values, string>>>(
  { form, change }: FormControl<Values>,
  name: keyof Values & string,
  longest?: number,
): FieldTies => {
  const { values, faults, revealed } = form.context;
  return {
    name,
    value: values[name],
    error: revealed ? fieldFault(faults[name], longest) : null,
    readOnly: form.hasTag('busy') || form.matches('submitted'),
    required: true,
    onChange: (event) => change({ [name]: event.target.value } as unknown as Partial<Values>),
  };
};
