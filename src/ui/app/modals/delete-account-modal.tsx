import { useState } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { blankDeleteAccount, deleteAccountForm } from '#application/user/delete-account-form';
import { isNetworkError } from '#domain/failure';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/layers/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../../services';
import { fieldProps } from '../../user/auth/field-of';
import { useForm, useFormElement } from '../../user/use-form';
import { deletionMessage, MEMBER_TOASTS } from '../../words/member';
import { broadcastSignOut } from '../drafts';
import { useSigningOut } from '../use-leaving';
import { CredentialsActions } from './credentials-parts';
import type { ModalComponent } from './modal-face';

const DeleteAccountForm = ({ email, onClose }: { readonly email: string; readonly onClose: () => void }): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const leaving = useSigningOut();
  // Made once: with a new machine the form would begin anew what it is doing, and going away is what it does.
  const [machine] = useState(() => {
    const gone = (): void => {
      broadcastSignOut();
      onClose();
      toast(MEMBER_TOASTS.accountDeleted);
    };
    return deleteAccountForm({ deleteAccount: (current) => leaving(accounts.deleteAccount(current), isNetworkError) }, email, gone);
  });
  const control = useForm(machine, blankDeleteAccount);
  const element = useFormElement(control);
  return (
    <form {...element} className="form" aria-label="Delete my account">
      <TextField
        {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)}
        label="Type your e-mail to confirm"
        hint={email}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <PasswordField {...fieldProps(control, 'password')} label="Current password" autoComplete="current-password" />
      <CredentialsActions
        control={control}
        where="delete-account"
        label="Delete everything"
        cancel="Keep my account"
        words={deletionMessage}
        isFinal
        onClose={onClose}
      />
    </form>
  );
};

/** Deletes the account, after its address was typed and the password given. */
export const DeleteAccountModal = ({ properties, open, onClose }: ModalComponent<'delete-account'>): React.JSX.Element => (
  <Modal
    open={open}
    onClose={onClose}
    title="Delete my account"
    subtitle="Your profile, your picture, your lists and what you opened are deleted at once. This cannot be taken back."
  >
    <DeleteAccountForm {...properties} onClose={onClose} />
  </Modal>
);
