import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useMemo, useState } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { blankSignUp, signUpForm } from '#application/account/sign-up-form';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { MAX_NAME_LENGTH } from '#domain/users/profile';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { useDraft } from '../../forms/use-draft';
import { useService } from '../../services';
import { TOASTS } from '../../messages/toast.messages';
import { useForm } from '../../forms/use-form';
import { AccountForm } from './account-form';
import { useAuthLinks } from './use-auth-links';
import { AuthLayout } from './auth-layout';
import { AUTH_ART } from './auth-art';
import { fieldProps } from './field-props';
import { NewPasswordField } from './new-password-field';
import { startRegisterDraft, clearRegisterDraft, REGISTER_DRAFT } from './register-draft';
import { useSignInOutcome, useWithSessionStart } from './use-sign-in-outcome';

/** Renders the sign-up page: name, e-mail and password. */
export const RegisterPage = (): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { email, toLogin } = useAuthLinks();
  // Runs once, before `useDraft` restores the draft.
  useState(() => startRegisterDraft(email));
  // The session may start and unmount the page before the form reaches `submitted`.
  const withSessionStart = useWithSessionStart();
  const machine = useMemo(
    () => signUpForm({ signUp: (input) => pipe(withSessionStart(accounts.signUp(input), TOASTS.signedUp), TE.tapIO(() => clearRegisterDraft)) }),
    [accounts, withSessionStart],
  );
  const control = useForm(machine, { ...blankSignUp, email });
  useSignInOutcome(control, 'sign-up');
  const { values } = control.form.context;
  useDraft(REGISTER_DRAFT, null, control, ['name', 'email']);
  const signIn = (
    <TextLink to={toLogin} state={{ email: values.email }}>
      Sign in
    </TextLink>
  );
  return (
    <AuthLayout
      art={AUTH_ART.new}
      board={['Take', 'a se/at']}
      title="Create an account"
      lead="A watchlist, favorites and as many lists as you like."
      description="Create an account: a watchlist, favorites and as many lists as you like."
    >
      <AccountForm control={control} action="sign-up" label="Create an account" submitLabel="Create the account" isDoneWhenSubmitted={false}>
        <TextField {...fieldProps(control, 'name', MAX_NAME_LENGTH)} label="Name" autoComplete="name" hint="How we greet you. Any name will do." />
        <TextField {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)} label="E-mail" type="email" inputMode="email" autoComplete="username" placeholder="you@example.org" />
        <NewPasswordField {...fieldProps(control, 'password')} label="Password" known={[values.name, values.email]} />
      </AccountForm>
      <p className="desk-say">Have an account? {signIn}</p>
    </AuthLayout>
  );
};
