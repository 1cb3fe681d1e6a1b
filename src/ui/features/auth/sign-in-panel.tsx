import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import type { DemoAccount } from '#application/account/demo-account';
import { signInFormMachine } from '#application/account/sign-in-form';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { useService } from '#ui/services.tsx';
import { AUTH_FIELD_MESSAGES, SIGN_IN_MESSAGES } from '#ui/messages/auth.messages.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { AuthForm } from './auth-form';
import { useAuthLinks, useReturn } from './use-auth-links';
import { DemoSignIn } from './demo-sign-in';
import { AuthLayout } from './auth-layout';
import { AUTH_ART } from './auth-art';
import { EmailField } from './email-field';
import { fieldProps } from './field-props';
import { OtherWays } from './other-ways';
import { DemoEmails } from '#ui/features/auth/action-email/demo-emails.tsx';
import { useSignInFailureHandler, useSignInSuccessHandler } from './use-sign-in-outcome';

/** Renders the sign-in page: e-mail and password. */
export const SignInPanel = (): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { email, isInvited, toRegister, toReset, swap } = useAuthLinks();
  useReturn();
  const withSessionStart = useSignInSuccessHandler();
  const machine = useMemo(
    () => signInFormMachine({ signIn: (credentials) => withSessionStart(accounts.signIn(credentials), ACCOUNT_TOASTS.signedIn) }),
    [accounts, withSessionStart],
  );
  const control = useForm(machine, { email, password: '' });
  useSignInFailureHandler(control, 'sign-in');
  const typed = control.form.context.values.email;
  const signInAs = ({ email: demoEmail, password }: DemoAccount): void => {
    control.change({ email: demoEmail, password });
    control.submit();
  };
  const reset = (
    <TextLink to={toReset} {...swap(typed)}>
      {SIGN_IN_MESSAGES.forgotten}
    </TextLink>
  );
  return (
    <AuthLayout
      art={AUTH_ART.in}
      board={SIGN_IN_MESSAGES.board}
      title={SIGN_IN_MESSAGES.title}
      lead={isInvited ? SIGN_IN_MESSAGES.leadInvited : SIGN_IN_MESSAGES.lead}
      description={SIGN_IN_MESSAGES.description}
    >
      <AuthForm
        control={control}
        action="sign-in"
        label={SIGN_IN_MESSAGES.title}
        submitLabel={SIGN_IN_MESSAGES.submit}
        isDoneWhenSubmitted={false}
      >
        <EmailField control={control} placeholder={AUTH_FIELD_MESSAGES.emailExample} />
        <PasswordField {...fieldProps(control, 'password')} label={AUTH_FIELD_MESSAGES.password} autoComplete="current-password" />
      </AuthForm>
      <div className="auth-links quiet">
        <span>
          {SIGN_IN_MESSAGES.newHere}{' '}
          <TextLink to={toRegister} {...swap(typed)}>
            {SIGN_IN_MESSAGES.register}
          </TextLink>
        </span>
        {reset}
      </div>
      <OtherWays isSignUp={false} />
      <DemoSignIn onChoose={signInAs} />
      <DemoEmails />
    </AuthLayout>
  );
};
