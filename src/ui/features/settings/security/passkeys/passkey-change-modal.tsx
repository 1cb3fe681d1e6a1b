import { useEffect, useEffectEvent, useState } from 'react';
import { passkeyChangeFormMachine, type PasskeyChange } from '#application/account/passkeys/passkey-change-form';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import type { PasskeyService } from '#domain/users/passkeys/passkey-service';
import { MAX_NAME_LENGTH } from '#domain/users/profile';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { CredentialsActions } from '#ui/features/settings/credentials/credentials-parts.tsx';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { AUTH_FIELD_MESSAGES } from '#ui/messages/auth.messages.ts';
import { PASSKEY_CHANGES, passkeyChangeFailureText, PASSKEYS_MESSAGES, passkeyToast } from '#ui/messages/account/passkeys.messages.ts';
import { CONFIRM_MESSAGES } from '#ui/messages/account/security.messages.ts';
import { useService } from '#ui/services.tsx';

type FormProps = {
  readonly passkeys: PasskeyService;
  readonly change: PasskeyChange;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** Called after the change. */
  readonly onDone: () => void;
};

const ChangeForm = ({ passkeys, change, email, hasPassword, onClose, onDone }: FormProps): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const [machine] = useState(() => passkeyChangeFormMachine({ accounts, passkeys }, change, email, hasPassword));
  const control = useForm(machine, { password: '', name: change.kind === 'rename' ? change.passkey.name : '' });
  const element = useFormElementProps(control);
  const isDone = control.form.matches('submitted');
  const finish = useEffectEvent(() => {
    toast(passkeyToast(change.kind));
    onDone();
    onClose();
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const { confirm, title } = PASSKEY_CHANGES[change.kind];
  const isConfirmed = change.kind !== 'rename';
  return (
    <form {...element} className="form" aria-label={title}>
      {isConfirmed && hasPassword ? (
        <>
          {/* Password managers find the password by the user name in the same form. */}
          <input className="sr" type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
          <PasswordField
            {...fieldProps(control, 'password')}
            label={AUTH_FIELD_MESSAGES.currentPassword}
            autoComplete="current-password"
            data-autofocus
          />
        </>
      ) : null}
      {change.kind === 'remove' ? null : (
        <TextField
          {...fieldProps(control, 'name', MAX_NAME_LENGTH)}
          label={PASSKEYS_MESSAGES.name}
          autoComplete="off"
          {...(change.kind === 'add' ? { hint: PASSKEYS_MESSAGES.nameHint, optional: true, required: false } : { 'data-autofocus': true })}
        />
      )}
      {isConfirmed && !hasPassword ? <p className="quiet">{CONFIRM_MESSAGES.google}</p> : null}
      <CredentialsActions
        control={control}
        where={`passkeys.${change.kind}`}
        label={isConfirmed && !hasPassword ? CONFIRM_MESSAGES.withGoogle : confirm}
        cancel={CONFIRM_MESSAGES.cancel}
        messageOf={(failure) => passkeyChangeFailureText(failure, isConfirmed && hasPassword)}
        isFinal={change.kind === 'remove'}
        onClose={onClose}
      />
    </form>
  );
};

type Props = Omit<FormProps, 'change'> & { readonly change: PasskeyChange | null };

/** Adds, renames or removes a passkey; adding and removing confirm who the member is. Null closes the modal. */
export const PasskeyChangeModal = ({ change, ...form }: Props): React.JSX.Element => {
  // Keeps its text while it closes.
  const [shown, setShown] = useState<PasskeyChange>(change ?? { kind: 'add' });
  if (change !== null && change !== shown) setShown(change);
  const { title, text } = PASSKEY_CHANGES[shown.kind];
  return (
    <Modal open={change !== null} onClose={form.onClose} title={title} subtitle={text}>
      <ChangeForm key={shown.kind === 'add' ? '' : shown.kind + shown.passkey.id} change={shown} {...form} />
    </Modal>
  );
};
