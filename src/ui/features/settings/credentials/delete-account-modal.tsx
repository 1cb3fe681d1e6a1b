import { useState } from 'react';
import { ACCOUNT_USE_CASES, BROWSER_STORAGE } from '#application/service-keys';
import { initialDeleteAccountValues, deleteAccountFormMachine } from '#application/account/delete-account-form';
import { isNetworkError } from '#domain/shared/failure';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '#ui/services.tsx';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { ACCOUNT_DELETION_MESSAGES, accountDeletionFailureText, SETTINGS_TOASTS } from '#ui/messages/settings.messages.ts';
import { clearAndBroadcastSignOut } from '#ui/forms/drafts.ts';
import { useSessionEndingRequest } from '#ui/shell/account-menu/use-session-ending-request.ts';
import { CredentialsActions } from './credentials-parts';
import { WithPasswordOnly } from './with-password-only';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';

const DeleteAccountForm = ({ email, onClose }: { readonly email: string; readonly onClose: () => void }): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const storage = useService(BROWSER_STORAGE);
  const withSigningOut = useSessionEndingRequest();
  // Created once: a new machine would reset the form during the deletion, which ends the session.
  const [machine] = useState(() => {
    const onDeleted = (): void => {
      clearAndBroadcastSignOut(storage);
      onClose();
      toast(SETTINGS_TOASTS.accountDeleted);
    };
    return deleteAccountFormMachine(
      { deleteAccount: (current) => withSigningOut(accounts.deleteAccount(current), isNetworkError) },
      email, onDeleted,
    );
  });
  const control = useForm(machine, initialDeleteAccountValues);
  const element = useFormElementProps(control);
  return (
    <form {...element} className="form" aria-label={ACCOUNT_DELETION_MESSAGES.title}>
      <TextField
        {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)}
        label={ACCOUNT_DELETION_MESSAGES.email}
        hint={email}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <PasswordField {...fieldProps(control, 'password')} label={ACCOUNT_DELETION_MESSAGES.password} autoComplete="current-password" />
      <CredentialsActions
        control={control}
        where="delete-account"
        label={ACCOUNT_DELETION_MESSAGES.confirm}
        cancel={ACCOUNT_DELETION_MESSAGES.cancel}
        messageOf={accountDeletionFailureText}
        isFinal
        onClose={onClose}
      />
    </form>
  );
};

/** Deletes the account after the member has typed its e-mail address and the password. */
export const DeleteAccountModal = ({ properties, open, onClose }: ModalComponentProps<'delete-account'>): React.JSX.Element => (
  <Modal
    open={open}
    onClose={onClose}
    title={ACCOUNT_DELETION_MESSAGES.title}
    subtitle={ACCOUNT_DELETION_MESSAGES.subtitle}
  >
    <WithPasswordOnly onClose={onClose}>
      <DeleteAccountForm {...properties} onClose={onClose} />
    </WithPasswordOnly>
  </Modal>
);
