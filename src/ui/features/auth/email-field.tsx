import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { TextField } from '#ui/design/fields/text-field.tsx';
import type { FormControl } from '#ui/forms/use-form.ts';
import { AUTH_FIELD_MESSAGES } from '#ui/messages/auth.messages.ts';
import { fieldProps } from './field-props';

type Props<Values extends object> = {
  readonly control: FormControl<Values>;
  /** Shown in the empty field. */
  readonly placeholder?: string;
};

/** Renders the field for the e-mail address of an account, which password managers fill in. */
export const EmailField = <Values extends { readonly email: string } & Readonly<Record<keyof Values, string>>>({
  control, ...input
}: Props<Values>): React.JSX.Element => (
  <TextField
    {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)}
    {...input}
    label={AUTH_FIELD_MESSAGES.email}
    type="email"
    inputMode="email"
    autoComplete="username"
  />
);
