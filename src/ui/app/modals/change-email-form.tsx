import { useEffect, useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { blankChangeEmail, changeEmailForm } from '#application/user/change-email-form';
import { normaliseEmail } from '#domain/user/email';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../../services';
import { useForm } from '../../user/use-form';
import { memberFault } from '../../words/member';
import { TOASTS } from '../../words/toasts';
import { CredentialsActions, CredentialsDone } from './credentials-parts';
import { CurrentFields } from './current-fields';

type Props = { readonly email: string; readonly onClose: () => void };

/** Asks for another address. */
export const ChangeEmailForm = ({ email, onClose }: Props): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { form, change, faultOf, element } = useForm(useMemo(() => changeEmailForm(accounts), [accounts]), blankChangeEmail(email));
  const { values } = form.context;
  const isAsked = form.matches('submitted');
  const busy = form.hasTag('busy');
  useEffect(() => {
    if (isAsked) toast(TOASTS.emailChangeAsked);
  }, [isAsked]);
  if (isAsked) {
    return (
      <CredentialsDone onClose={onClose}>
        A letter is on its way to <b>{normaliseEmail(values.new_email)}</b>. Follow its link to make the new address yours; until then{' '}
        <b>{normaliseEmail(values.email)}</b> stays valid, and you sign in with it.
      </CredentialsDone>
    );
  }
  return (
    <form {...element} className="form" aria-label="Change e-mail">
      <CurrentFields values={values} faultOf={faultOf} change={change} busy={busy} />
      <TextField
        label="New e-mail"
        name="new_email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        readOnly={busy}
        error={memberFault('new_email', faultOf('new_email'))}
        value={values.new_email}
        onChange={(event) => change({ new_email: event.target.value })}
      />
      <CredentialsActions failure={form.context.failure} busy={busy} label="Change e-mail" onClose={onClose} />
    </form>
  );
};
