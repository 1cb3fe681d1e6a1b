import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { formMachine } from '#application/shell/form-machine';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { AuthForm } from '#ui/features/auth/auth-form.tsx';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { useAuthLinks } from '#ui/features/auth/use-auth-links.ts';
import { useSignInFailureHandler, useSignInSuccessHandler } from '#ui/features/auth/use-sign-in-outcome.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import { AUTH_FIELD_MESSAGES, SIGN_IN_MESSAGES } from '#ui/messages/auth.messages.ts';
import { GOOGLE_MESSAGES } from '#ui/messages/account/google.messages.ts';
import { useService } from '#ui/services.tsx';

type Props = { readonly email: string; readonly open: boolean; readonly onClose: () => void };

const PasswordForm = ({ email }: Pick<Props, 'email'>): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const withSessionStart = useSignInSuccessHandler();
  const { toReset, swap } = useAuthLinks();
  const machine = useMemo(
    () =>
      formMachine<{ readonly password: string }>({
        validate: ({ password }) => (password === '' ? { password: 'required' } : {}),
        submit: ({ password }) => withSessionStart(accounts.linkGoogle(password), ACCOUNT_TOASTS.signedIn),
      }),
    [accounts, withSessionStart],
  );
  const control = useForm(machine, { password: '' });
  useSignInFailureHandler(control, 'sign-in');
  return (
    <AuthForm
      control={control}
      action="connect-google"
      label={GOOGLE_MESSAGES.existsTitle}
      submitLabel={GOOGLE_MESSAGES.connect}
      isDoneWhenSubmitted={false}
    >
      {/* Password managers find the password by the user name in the same form. */}
      <input className="sr" type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <PasswordField
        {...fieldProps(control, 'password')}
        label={AUTH_FIELD_MESSAGES.currentPassword}
        autoComplete="current-password"
        data-autofocus
      />
      <p className="auth-links quiet">
        <TextLink to={toReset} {...swap(email)}>{SIGN_IN_MESSAGES.forgotten}</TextLink>
      </p>
    </AuthForm>
  );
};

/** Asks for the password of the account that has the address of a Google account, and connects both. */
export const ExistingAccountModal = ({ email, open, onClose }: Props): React.JSX.Element => (
  <Modal open={open} onClose={onClose} title={GOOGLE_MESSAGES.existsTitle} subtitle={GOOGLE_MESSAGES.existsText(email)}>
    <PasswordForm email={email} />
  </Modal>
);
