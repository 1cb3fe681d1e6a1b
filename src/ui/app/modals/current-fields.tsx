import type { CurrentCredentials } from '#application/user/credential-rules';
import { LONGEST_EMAIL } from '#domain/feedback/feedback';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { fieldOf } from '../../user/auth/field-of';
import type { FormControl } from '../../user/use-form';

/** Who is there: the current e-mail, and the current password twice. */
export const CurrentFields = <Values extends CurrentCredentials & Readonly<Record<keyof Values, string>>>({ control }: { readonly control: FormControl<Values> }): React.JSX.Element => (
  <>
    <TextField {...fieldOf(control, 'email', LONGEST_EMAIL)} label="E-mail" type="email" inputMode="email" autoComplete="username" />
    <PasswordField {...fieldOf(control, 'password')} label="Current password" autoComplete="current-password" data-autofocus />
    <PasswordField {...fieldOf(control, 'conf_password')} label="Current password, again" autoComplete="off" />
  </>
);
