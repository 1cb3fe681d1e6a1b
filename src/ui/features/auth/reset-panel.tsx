import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { passwordResetForm } from '#application/account/password-reset-form';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { useService } from '../../services';
import { useForm } from '../../forms/use-form';
import { AccountForm } from './account-form';
import { useAuthLinks } from './use-auth-links';
import { AuthLayout } from './auth-layout';
import { AUTH_ART } from './auth-art';
import { fieldProps } from './field-props';
import { DemoEmails } from './action-email/demo-emails';
import { StatusMessage } from './status-message';
import { useFailureLog } from './use-failure-log';

const description = 'Choose a new password.';

/** Requests a password-reset e-mail. Shows the same message whether or not the address has an account. */
export const ResetPanel = (): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { email, toLogin } = useAuthLinks();
  const control = useForm(useMemo(() => passwordResetForm(accounts), [accounts]), { email });
  useFailureLog(control, 'password-reset');
  const typed = control.form.context.values.email.trim();
  const back = (
    <TextLink to={toLogin} state={{ email: typed }}>
      Back to signing in
    </TextLink>
  );
  if (control.form.matches('submitted')) {
    return (
      <AuthLayout art={AUTH_ART.lost} board={['Look in', 'your m/ail']} title="It is in the post" description={description}>
        <StatusMessage>
          If {typed} has an account here, a letter with a link is on its way. It works once, and not for ever; look where unwanted mail goes, too.
        </StatusMessage>
        <p className="desk-on quiet">
          {back}
          <button type="button" className="link" onClick={() => control.reset({ email: typed })}>
            Another address
          </button>
        </p>
        <DemoEmails />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout art={AUTH_ART.lost} board={['Lost', '[&] fo/und']} title="New password" lead="We send a letter with a link; with it you choose a new one." description={description}>
      <AccountForm control={control} action="reset" label="New password" submitLabel="Send the letter">
        <TextField {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)} label="E-mail" type="email" inputMode="email" autoComplete="username" placeholder="you@example.org" />
      </AccountForm>
      <p className="desk-on quiet">{back}</p>
    </AuthLayout>
  );
};
