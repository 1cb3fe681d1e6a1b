import { useEffect, useMemo, useState } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { initialChangeEmailValues, changeEmailFormMachine } from '#application/account/change-email-form';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { normalizeEmail } from '#domain/users/email';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '#ui/services.tsx';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { CREDENTIALS_MESSAGES } from '#ui/messages/settings.messages.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import { useDraft } from '#ui/forms/use-draft.ts';
import { CredentialsActions, CredentialsDone } from './credentials-parts';
import { CurrentFields } from './current-fields';

type Props = { readonly email: string; readonly onClose: () => void };

/** Requests a change of the e-mail address. */
export const ChangeEmailFields = ({ email, onClose }: Props): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const control = useForm(useMemo(() => changeEmailFormMachine(accounts), [accounts]), initialChangeEmailValues(email));
  const element = useFormElementProps(control);
  const member = useMember();
  // Keeps the owner of the draft while the modal closes after the session has ended.
  const [owner] = useState(member?.uid ?? null);
  useDraft('change-email', owner, control, ['new_email']);
  const { values } = control.form.context;
  const isRequested = control.form.matches('submitted');
  useEffect(() => {
    if (isRequested) toast(ACCOUNT_TOASTS.emailChangeRequested);
  }, [isRequested]);
  if (isRequested) {
    return (
      <CredentialsDone onClose={onClose}>
        {CREDENTIALS_MESSAGES.emailRequested(normalizeEmail(values.new_email), normalizeEmail(values.email))}
      </CredentialsDone>
    );
  }
  return (
    <form {...element} className="form" aria-label={CREDENTIALS_MESSAGES.changeEmail}>
      <CurrentFields control={control} />
      <TextField
        {...fieldProps(control, 'new_email', MAX_EMAIL_LENGTH)}
        label={CREDENTIALS_MESSAGES.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <CredentialsActions control={control} where="change-email" label={CREDENTIALS_MESSAGES.changeEmail} onClose={onClose} />
    </form>
  );
};
