import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useMemo, useState } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { blankSignUp, signUpForm } from '#application/user/sign-up-form';
import { LONGEST_EMAIL } from '#domain/feedback/feedback';
import { LONGEST_NAME } from '#domain/user/profile';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { useDraft } from '../../app/use-draft';
import { useService } from '../../services';
import { TOASTS } from '../../words/toasts';
import { useForm } from '../use-form';
import { AccountForm } from './account-form';
import { useBroughtAlong } from './brought-along';
import { Door } from './door';
import { DOOR_ART } from './doors';
import { fieldOf } from './field-of';
import { NewPasswordField } from './new-password-field';
import { beginRegisterDraft, forgetRegisterDraft, REGISTER_DRAFT } from './register-draft';
import { useSigning, welcoming } from './use-signing';

/** Opening an account with a name, an e-mail and a password. */
export const RegisterPage = (): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { email, toLogin } = useBroughtAlong();
  // Once, and before the draft is recalled.
  useState(() => beginRegisterDraft(email));
  // The session may begin, and the page be gone, before the form knows that it was sent.
  const machine = useMemo(() => signUpForm({ signUp: (newcomer) => pipe(welcoming(accounts.signUp(newcomer), TOASTS.signedUp), TE.tapIO(() => forgetRegisterDraft)) }), [accounts]);
  const control = useForm(machine, { ...blankSignUp, email });
  const isNotBegun = useSigning(control, 'sign-up');
  const { values } = control.form.context;
  useDraft(REGISTER_DRAFT, null, control, ['name', 'email']);
  const signIn = (
    <TextLink to={toLogin} state={{ email: values.email }}>
      Sign in
    </TextLink>
  );
  return (
    <Door
      art={DOOR_ART.new}
      board={['Take', 'a se/at']}
      title="Create an account"
      lead="A watchlist, favorites and as many lists as you like."
      description="Create an account: a watchlist, favorites and as many lists as you like."
    >
      <AccountForm control={control} wish="sign-up" label="Create an account" send="Create the account" isDoneWhenSent={false} isNotBegun={isNotBegun}>
        <TextField {...fieldOf(control, 'name', LONGEST_NAME)} label="Name" autoComplete="name" hint="How we greet you. Any name will do." />
        <TextField {...fieldOf(control, 'email', LONGEST_EMAIL)} label="E-mail" type="email" inputMode="email" autoComplete="username" placeholder="you@example.org" />
        <NewPasswordField {...fieldOf(control, 'password')} label="Password" known={[values.name, values.email]} />
      </AccountForm>
      <p className="desk-say">Have an account? {signIn}</p>
    </Door>
  );
};
