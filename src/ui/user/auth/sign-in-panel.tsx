import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { signInForm } from '#application/user/sign-in-form';
import { LONGEST_EMAIL } from '#domain/feedback/feedback';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { useService } from '../../services';
import { TOASTS } from '../../words/toasts';
import { useForm } from '../use-form';
import { AccountForm } from './account-form';
import { useBroughtAlong } from './brought-along';
import { DemoAccounts } from './demo-accounts';
import { Door } from './door';
import { DOOR_ART } from './doors';
import { fieldOf } from './field-of';
import { HeldLetters } from './held-letters';
import { useSigning, welcoming } from './use-signing';

/** Signing in with e-mail and password. */
export const SignInPanel = (): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { email, toRegister, toReset } = useBroughtAlong();
  const machine = useMemo(() => signInForm({ signIn: (credentials) => welcoming(accounts.signIn(credentials), TOASTS.signedIn) }), [accounts]);
  const control = useForm(machine, { email, password: '' });
  const isNotBegun = useSigning(control, 'sign-in');
  const typed = control.form.context.values.email;
  const reset = (
    <TextLink to={toReset} state={{ email: typed }}>
      Choose a new password
    </TextLink>
  );
  return (
    <Door art={DOOR_ART.in} board={['Doors', 'op/en']} title="Sign in" lead="Your lists kept your seat." description="Sign in to your lists.">
      <AccountForm control={control} wish="sign-in" label="Sign in" send="Sign in" isDoneWhenSent={false} isNotBegun={isNotBegun}>
        <TextField {...fieldOf(control, 'email', LONGEST_EMAIL)} label="E-mail" type="email" inputMode="email" autoComplete="username" placeholder="you@example.org" />
        <PasswordField {...fieldOf(control, 'password')} label="Password" autoComplete="current-password" />
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
      <DemoAccounts onChoose={({ email: as, password }) => control.change({ email: as, password })} />
      <HeldLetters />
    </Door>
  );
};
