import type { CurrentCredentialValues } from '#application/account/credential-rules';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { CREDENTIALS_MESSAGES } from '#ui/messages/settings.messages.ts';
import type { FormControl } from '#ui/forms/use-form.ts';

/** Renders the fields that confirm the identity: current e-mail, and current password twice. */
export const CurrentFields = <Values extends CurrentCredentialValues & Readonly<Record<keyof Values, string>>>({
  control,
}: {
  readonly control: FormControl<Values>;
}): React.JSX.Element => (
  <>
    <TextField
      {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)}
      label={CREDENTIALS_MESSAGES.email}
      type="email"
      inputMode="email"
      autoComplete="username"
    />
    <PasswordField
      {...fieldProps(control, 'password')}
      label={CREDENTIALS_MESSAGES.currentPassword}
      autoComplete="current-password"
      data-autofocus
    />
    <PasswordField {...fieldProps(control, 'conf_password')} label={CREDENTIALS_MESSAGES.confirmPassword} autoComplete="off" />
  </>
);
