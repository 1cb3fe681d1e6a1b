import { useEffect, useEffectEvent, useState } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { securityChangeFormMachine, type SecurityChange } from '#application/account/security-change-form';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { NewPasswordField } from '#ui/features/auth/strength/new-password-field.tsx';
import { CredentialsActions } from '#ui/features/settings/credentials/credentials-parts.tsx';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { AUTH_FIELD_MESSAGES } from '#ui/messages/auth.messages.ts';
import { CONFIRM_MESSAGES, SECURITY_CHANGES, securityFailureText, securityToast } from '#ui/messages/account/security.messages.ts';
import { useService } from '#ui/services.tsx';

type FormProps = {
  readonly change: SecurityChange;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** Called after the change. */
  readonly onDone: () => void;
};

const ChangeForm = ({ change, email, hasPassword, onClose, onDone }: FormProps): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  // Created once: the account gets a password while the form is open.
  const [machine] = useState(() => securityChangeFormMachine(accounts, change, email, hasPassword));
  const control = useForm(machine, { password: '', new_password: '' });
  const element = useFormElementProps(control);
  const isDone = control.form.matches('submitted');
  const finish = useEffectEvent(() => {
    toast(securityToast(change));
    onDone();
    onClose();
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const asksPassword = hasPassword && change !== 'add-password';
  const { confirm, title } = SECURITY_CHANGES[change];
  return (
    <form {...element} className="form" aria-label={title}>
      {/* Password managers find and save passwords by the user name in the same form. */}
      <input className="sr" type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      {asksPassword ? (
        <PasswordField
          {...fieldProps(control, 'password')}
          label={AUTH_FIELD_MESSAGES.currentPassword}
          autoComplete="current-password"
          data-autofocus
        />
      ) : null}
      {change === 'add-password'
        ? <NewPasswordField {...fieldProps(control, 'new_password')} label={AUTH_FIELD_MESSAGES.newPassword} known={[email]} />
        : null}
      {hasPassword || change === 'add-password' ? null : <p className="quiet">{CONFIRM_MESSAGES.google}</p>}
      <CredentialsActions
        control={control}
        where={change}
        label={hasPassword || change === 'add-password' ? confirm : CONFIRM_MESSAGES.withGoogle}
        cancel={CONFIRM_MESSAGES.cancel}
        messageOf={(failure) => securityFailureText(failure, change, asksPassword)}
        onClose={onClose}
      />
    </form>
  );
};

type Props = Omit<FormProps, 'change'> & { readonly change: SecurityChange | null };

/** Confirms who the member is, by password or Google's window, and makes a change of the security page. Null closes the modal. */
export const SecurityChangeModal = ({ change, ...form }: Props): React.JSX.Element => {
  // Keeps its text while it closes.
  const [shown, setShown] = useState<SecurityChange>(change ?? 'end-sessions');
  if (change !== null && change !== shown) setShown(change);
  const { title, text } = SECURITY_CHANGES[shown];
  return (
    <Modal open={change !== null} onClose={form.onClose} title={title} subtitle={text}>
      <ChangeForm key={shown} change={shown} {...form} />
    </Modal>
  );
};
