import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { blankDeleteAccount, deleteAccountForm } from '#application/user/delete-account-form';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/layers/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../../services';
import { useForm } from '../../user/use-form';
import { credentialWords, MEMBER_TOASTS, memberFault } from '../../words/member';
import type { ModalFace } from './modal-face';

/** Deletes the account, after its address was typed and the password given. */
export const DeleteAccountModal = ({ properties, open, onClose }: ModalFace<'delete-account'>): React.JSX.Element => (
  <Modal open={open} onClose={onClose} title="Delete my account" subtitle="Your profile, your picture, your lists and what you opened are deleted at once. This cannot be taken back.">
    <DeleteAccountForm {...properties} onClose={onClose} />
  </Modal>
);

const DeleteAccountForm = ({ email, onClose }: { readonly email: string; readonly onClose: () => void }): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const navigate = useNavigate();
  const machine = useMemo(() => {
    const leave = (): void => {
      onClose();
      void navigate('/');
      toast(MEMBER_TOASTS.accountDeleted);
    };
    return deleteAccountForm(accounts, email, leave);
  }, [accounts, email, navigate, onClose]);
  const { form, change, faultOf, element } = useForm(machine, blankDeleteAccount);
  const { values, failure } = form.context;
  const busy = form.hasTag('busy');
  return (
    <form {...element} className="form" aria-label="Delete my account">
      <TextField
        label="Type your e-mail to confirm"
        name="email"
        type="email"
        autoComplete="off"
        inputMode="email"
        required
        hint={email}
        readOnly={busy}
        error={memberFault('email', faultOf('email'))}
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        required
        readOnly={busy}
        error={memberFault('password', faultOf('password'))}
        value={values.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      {failure === null ? null : <FormNote tone="bad">{credentialWords(failure)}</FormNote>}
      <div className="form-acts">
        <Button onClick={onClose}>Keep my account</Button>
        <Button type="submit" kind="end" busy={busy}>
          Delete everything
        </Button>
      </div>
    </form>
  );
};
