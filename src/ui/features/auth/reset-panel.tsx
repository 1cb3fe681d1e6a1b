import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { passwordResetFormMachine } from '#application/account/password-reset-form';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { useService } from '#ui/services.tsx';
import { AUTH_FIELD_MESSAGES, PASSWORD_RESET_MESSAGES } from '#ui/messages/auth.messages.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { AuthForm } from './auth-form';
import { useAuthLinks, useReturn } from './use-auth-links';
import { AuthLayout } from './auth-layout';
import { AUTH_ART } from './auth-art';
import { EmailField } from './email-field';
import { DemoEmails } from '#ui/features/auth/action-email/demo-emails.tsx';
import { SubmittedMessage } from './submitted-message';
import { useFailureLog } from './use-failure-log';

/** Requests a password-reset e-mail. Shows the same message whether or not the address has an account. */
export const ResetPanel = (): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { email, toLogin, swap } = useAuthLinks();
  useReturn();
  const control = useForm(useMemo(() => passwordResetFormMachine(accounts), [accounts]), { email });
  useFailureLog(control, 'password-reset');
  const typed = control.form.context.values.email.trim();
  const back = (
    <TextLink to={toLogin} {...swap(typed)}>
      {PASSWORD_RESET_MESSAGES.back}
    </TextLink>
  );
  if (control.form.matches('submitted')) {
    return (
      <AuthLayout
        art={AUTH_ART.lost}
        board={PASSWORD_RESET_MESSAGES.sentBoard}
        title={PASSWORD_RESET_MESSAGES.sentTitle}
        description={PASSWORD_RESET_MESSAGES.description}
      >
        <SubmittedMessage>{PASSWORD_RESET_MESSAGES.sent(typed)}</SubmittedMessage>
        <p className="auth-links quiet">
          {back}
          <button type="button" className="link" onClick={() => control.reset({ email: typed })}>
            {PASSWORD_RESET_MESSAGES.anotherEmail}
          </button>
        </p>
        <DemoEmails />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      art={AUTH_ART.lost}
      board={PASSWORD_RESET_MESSAGES.board}
      title={PASSWORD_RESET_MESSAGES.title}
      lead={PASSWORD_RESET_MESSAGES.lead}
      description={PASSWORD_RESET_MESSAGES.description}
    >
      <AuthForm control={control} action="reset" label={PASSWORD_RESET_MESSAGES.title} submitLabel={PASSWORD_RESET_MESSAGES.submit}>
        <EmailField control={control} placeholder={AUTH_FIELD_MESSAGES.emailExample} />
      </AuthForm>
      <p className="auth-links quiet">{back}</p>
    </AuthLayout>
  );
};
