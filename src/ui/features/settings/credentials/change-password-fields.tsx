import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { initialChangePasswordValues, changePasswordFormMachine } from '#application/account/change-password-form';
import { useService } from '#ui/services.tsx';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { NewPasswordField } from '#ui/features/auth/strength/new-password-field.tsx';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { CREDENTIALS_MESSAGES } from '#ui/messages/settings.messages.ts';
import { CredentialsActions, CredentialsDone } from './credentials-parts';
import { CurrentFields } from './current-fields';

type Props = { readonly email: string; readonly onClose: () => void };

/** Changes the password. */
export const ChangePasswordFields = ({ email, onClose }: Props): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const control = useForm(useMemo(() => changePasswordFormMachine(accounts), [accounts]), initialChangePasswordValues(email));
  const element = useFormElementProps(control);
  if (control.form.matches('submitted')) {
    return (
      <CredentialsDone onClose={onClose}>
        {CREDENTIALS_MESSAGES.passwordChanged}
      </CredentialsDone>
    );
  }
  return (
    <form {...element} className="form" aria-label={CREDENTIALS_MESSAGES.changePassword}>
      <CurrentFields control={control} />
      <NewPasswordField {...fieldProps(control, 'new_password')} label={CREDENTIALS_MESSAGES.newPassword} known={[email]} />
      <CredentialsActions control={control} where="change-password" label={CREDENTIALS_MESSAGES.changePassword} onClose={onClose} />
    </form>
  );
};
