import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useMemo, useState } from 'react';
import { ACCOUNT_USE_CASES, BROWSER_STORAGE } from '#application/service-keys';
import { initialSignUpValues, signUpFormMachine } from '#application/account/sign-up-form';
import { noteSignUp, takeVisitorTitles } from '#application/profile/visitor-data';
import { MAX_NAME_LENGTH } from '#domain/users/profile';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { LinkedText } from '#ui/features/shared/linked-text.tsx';
import { useDraft } from '#ui/forms/use-draft.ts';
import { useService } from '#ui/services.tsx';
import { AUTH_FIELD_MESSAGES, SIGN_UP_MESSAGES } from '#ui/messages/auth.messages.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { AuthForm } from './auth-form';
import { useAuthLinks, useReturn } from './use-auth-links';
import { AuthLayout } from './auth-layout';
import { AUTH_ART } from './auth-art';
import { EmailField } from './email-field';
import { fieldProps } from './field-props';
import { OtherWays } from './other-ways';
import { NewPasswordField } from '#ui/features/auth/strength/new-password-field.tsx';
import { clearRegisterDraft, firstEmail, REGISTER_DRAFT } from './register-draft';
import { useSignInFailureHandler, useSignInSuccessHandler } from './use-sign-in-outcome';

/** Renders the sign-up page: name, e-mail and password. */
export const RegisterPage = (): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const storage = useService(BROWSER_STORAGE);
  const { email: passed, isInvited, toLogin, swap } = useAuthLinks();
  useReturn();
  // Runs once, before `useDraft` restores the draft.
  const [email] = useState(() => firstEmail(storage, passed));
  // The session may start and unmount the page before the form reaches `submitted`.
  const withSessionStart = useSignInSuccessHandler();
  const machine = useMemo(
    () =>
      signUpFormMachine({
        signUp: (input) => {
          takeVisitorTitles(storage);
          return pipe(
            withSessionStart(accounts.signUp(input), ACCOUNT_TOASTS.signedUp),
            TE.tapIO(() => () => {
              clearRegisterDraft(storage);
              noteSignUp(storage);
            }),
          );
        },
      }),
    [accounts, storage, withSessionStart],
  );
  const control = useForm(machine, { ...initialSignUpValues, email });
  useSignInFailureHandler(control, 'sign-up');
  const { values } = control.form.context;
  useDraft(REGISTER_DRAFT, null, control, ['name', 'email']);
  const signIn = (
    <TextLink to={toLogin} {...swap(values.email)}>
      {SIGN_UP_MESSAGES.signIn}
    </TextLink>
  );
  return (
    <AuthLayout
      art={AUTH_ART.new}
      board={SIGN_UP_MESSAGES.board}
      title={SIGN_UP_MESSAGES.title}
      lead={isInvited ? SIGN_UP_MESSAGES.leadInvited : SIGN_UP_MESSAGES.lead}
      description={SIGN_UP_MESSAGES.description}
    >
      <AuthForm
        control={control}
        action="sign-up"
        label={SIGN_UP_MESSAGES.title}
        submitLabel={SIGN_UP_MESSAGES.submit}
        isDoneWhenSubmitted={false}
      >
        <TextField
          {...fieldProps(control, 'name', MAX_NAME_LENGTH)}
          label={AUTH_FIELD_MESSAGES.name}
          autoComplete="name"
          hint={AUTH_FIELD_MESSAGES.nameHint}
        />
        <EmailField control={control} placeholder={AUTH_FIELD_MESSAGES.emailExample} />
        <NewPasswordField {...fieldProps(control, 'password')} label={AUTH_FIELD_MESSAGES.password} known={[values.name, values.email]} />
      </AuthForm>
      <OtherWays isSignUp />
      <p className="auth-text">
        <LinkedText>{SIGN_UP_MESSAGES.bringHistory}</LinkedText>
      </p>
      <p className="auth-text">
        <LinkedText>{SIGN_UP_MESSAGES.privacy}</LinkedText>
      </p>
      <p className="auth-text">
        {SIGN_UP_MESSAGES.hasAccount} {signIn}
      </p>
    </AuthLayout>
  );
};
