import type { ChoosePasswordValues } from '#application/account/choose-password-form';
import { ACTION_MESSAGES } from '#ui/messages/action-email.messages.ts';
import { AUTH_FIELD_MESSAGES } from '#ui/messages/auth.messages.ts';
import type { FormControl } from '#ui/forms/use-form.ts';
import { AuthForm } from './auth-form';
import { fieldProps } from './field-props';
import { NewPasswordField } from '#ui/features/auth/strength/new-password-field.tsx';

export interface ChoosePasswordProps {
  readonly control: FormControl<ChoosePasswordValues>;
  /** E-mail address of the account. */
  readonly email: string;
}

const MESSAGES = ACTION_MESSAGES['reset-password'];

/** Renders the form for a new password, which a password-reset e-mail allows. */
export const ChoosePassword = ({ control, email }: ChoosePasswordProps): React.JSX.Element => (
  <AuthForm control={control} action="choose-password" label={MESSAGES.title} submitLabel={MESSAGES.button}>
    {/* Password managers save a new password under the user name in the same form. */}
    <input className="sr" type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
    <NewPasswordField {...fieldProps(control, 'password')} label={AUTH_FIELD_MESSAGES.newPassword} known={[email]} />
  </AuthForm>
);
