import type { ChangeEvent } from 'react';
import { shownError } from '#application/shell/form-machine';
import type { FormControl } from '#ui/forms/use-form.ts';
import { fieldErrorMessage } from '#ui/messages/field.messages.ts';

/** Props of a text field that is bound to a form: value, validation error and change handler. */
export type BoundFieldProps = {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly onBlur: () => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Runs `act` now, or after the press of the button that takes the focus: a new error would move the button before it is released. */
const afterPress = (act: () => void): void => {
  if (document.querySelector('button:active, a:active') === null) act();
  else addEventListener('pointerup', () => setTimeout(act), { once: true });
};

/** Binds a text field to its form. @param maxLength in characters, for the error message. */
export const fieldProps = <Values extends Readonly<Record<keyof Values, string>>>(
  { form, change, leave }: FormControl<Values>,
  name: keyof Values & string,
  maxLength?: number,
): BoundFieldProps => {
  const { values } = form.context;
  return {
    name,
    value: values[name],
    error: fieldErrorMessage(shownError(form.context, name), maxLength),
    readOnly: form.hasTag('busy') || form.matches('submitted'),
    required: true,
    onBlur: () => afterPress(() => leave(name)),
    onChange: (event) => change({ [name]: event.target.value } as unknown as Partial<Values>),
  };
};
