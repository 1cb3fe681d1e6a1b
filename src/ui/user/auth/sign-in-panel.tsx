import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { signInForm } from '#application/user/sign-in-form';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { useService } from '../../services';
import { TOASTS } from '../../words/toasts';
import { useForm } from '../use-form';
import { AccountForm } from './account-form';
import { useAuthLinks } from './brought-along';
import { DemoSignIn } from './demo-accounts';
import { AuthLayout } from './door';
import { AUTH_ART } from './doors';
import { fieldProps } from './field-of';
import { DemoEmails } from './held-letters';
import { useSignInOutcome, withWelcomeToast } from './use-signing';

/** Signing in with e-mail and password. */
export const SignInPanel = (): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { email, toRegister, toReset } = useAuthLinks();
  const machine = useMemo(() => signInForm({ signIn: (credentials) => withWelcomeToast(accounts.signIn(credentials), TOASTS.signedIn) }), [accounts]);
  const control = useForm(machine, { email, password: '' });
  const isNotBegun = useSignInOutcome(control, 'sign-in');
  const typed = control.form.context.values.email;
  const reset = (
    <TextLink to={toReset} state={{ email: typed }}>
      Choose a new password
    </TextLink>
  );
  return (
    <AuthLayout art={AUTH_ART.in} board={['Doors', 'op/en']} title="Sign in" lead="Your lists kept your seat." description="Sign in to your lists.">
      <AccountForm control={control} wish="sign-in" label="Sign in" send="Sign in" isDoneWhenSent={false} isNotBegun={isNotBegun}>
        <TextField {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)} label="E-mail" type="email" inputMode="email" autoComplete="username" placeholder="you@example.org" />
        <PasswordField {...fieldProps(control, 'password')} label="Password" autoComplete="current-password" />
      </AccountForm>
      <div className="desk-on quiet">
        <span>
          New here?{' '}
          <TextLink to={toRegister} state={{ email: typed }}>
            Create an account
          </TextLink>
        </span>
        <span>Forgot it? {reset}</span>
      </div>
      <DemoSignIn onChoose={({ email: as, password }) => control.change({ email: as, password })} />
      <DemoEmails />
    </AuthLayout>
  );
};
