import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { blankChangePassword, changePasswordForm } from '#application/user/change-password-form';
import { SHORTEST_PASSWORD } from '#domain/user/password';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { useService } from '../../services';
import { useForm } from '../../user/use-form';
import { memberFault } from '../../words/member';
import { CredentialsActions, CredentialsDone } from './credentials-parts';
import { CurrentFields } from './current-fields';

type Props = { readonly email: string; readonly onClose: () => void };

/** Chooses another password. */
export const ChangePasswordForm = ({ email, onClose }: Props): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { form, change, faultOf, element } = useForm(useMemo(() => changePasswordForm(accounts), [accounts]), blankChangePassword(email));
  const { values } = form.context;
  const busy = form.hasTag('busy');
  if (form.matches('submitted')) {
    return (
      <CredentialsDone onClose={onClose}>
        Your password is changed. All your other sessions were ended; this one goes on. Anyone who was signed in elsewhere needs the new password now.
      </CredentialsDone>
    );
  }
  return (
    <form {...element} className="form" aria-label="Change password">
      <CurrentFields values={values} faultOf={faultOf} change={change} busy={busy} />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        required
        hint={`At least ${SHORTEST_PASSWORD} characters. A short sentence is a good one.`}
        readOnly={busy}
        error={memberFault('new_password', faultOf('new_password'))}
        value={values.new_password}
        onChange={(event) => change({ new_password: event.target.value })}
      />
      <CredentialsActions failure={form.context.failure} busy={busy} label="Change password" onClose={onClose} />
    </form>
  );
};
