import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  initialUserFormValues, createUserFormMachine, USER_DRAFT_FIELDS, type InvitationOutcome,
} from '#application/admin/create-user-form';
import { ADMIN_BACKEND, AUTH_SERVICE } from '#application/service-keys';
import { isValid } from '#application/shell/form-machine';
import { ConfirmationModal } from '#ui/shell/modals/confirmation-modal.tsx';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useDraft } from '#ui/forms/use-draft.ts';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { createdToastMessage } from '#ui/messages/admin/user-toasts.messages.ts';
import { invitationQuestion, userAdminFailureText } from '#ui/messages/admin/users.messages.ts';
import { useService } from '#ui/services.tsx';
import { CredentialsActions } from '#ui/features/settings/credentials/credentials-parts.tsx';
import { useRefreshAdminData } from '#ui/features/admin/shared/use-admin-query.ts';
import { ADMIN_USERS_PATH } from '#ui/features/admin/users/user-address.ts';
import { usePictureHosts } from './use-picture-hosts';
import { UserFields } from './user-fields';

const CreateUserForm = ({ onClose }: { readonly onClose: () => void }): React.JSX.Element => {
  const admin = useService(ADMIN_BACKEND);
  const auth = useService(AUTH_SERVICE);
  const refresh = useRefreshAdminData();
  const navigate = useNavigate();
  const hosts = usePictureHosts();
  const [invitedPassword] = useState(() => crypto.randomUUID());
  const [isConfirming, setConfirming] = useState(false);
  // Created once: a new machine would reset the form.
  const [machine] = useState(() => {
    const onCreated = (message: string, email: string, invitation: InvitationOutcome): void => {
      const action = {
        label: USER_FORM_MESSAGES.show,
        onPress: () => void navigate(`${ADMIN_USERS_PATH}?${new URLSearchParams({ text: email }).toString()}`),
      };
      toast({ ...createdToastMessage(message, email, invitation), action });
      refresh();
      onClose();
    };
    return createUserFormMachine({ admin, auth, hosts, invitedPassword }, onCreated);
  });
  const control = useForm(machine, initialUserFormValues);
  useDraft('create-user', useMember()?.uid ?? null, control, USER_DRAFT_FIELDS);
  const { values } = control.form.context;
  const isInvited = values.password === invitedPassword;
  const element = useFormElementProps(control);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isInvited && isValid(control.form.context)) setConfirming(true);
    else control.submit();
  };
  return (
    <form {...element} onSubmit={submit} className="form" aria-label={USER_FORM_MESSAGES.createTitle}>
      <UserFields
        control={control}
        onRemove={null}
        hidesPassword={isInvited}
        invitation={
          <Checkbox
            label={USER_FORM_MESSAGES.invite}
            checked={isInvited}
            onChange={({ target }) => control.change({ password: target.checked ? invitedPassword : '' })}
          />
        }
      />
      <CredentialsActions
        control={control}
        where="create-user"
        label={USER_FORM_MESSAGES.create}
        cancel={USER_FORM_MESSAGES.cancel}
        messageOf={userAdminFailureText}
        onClose={onClose}
      />
      <ConfirmationModal
        open={isConfirming}
        onClose={() => setConfirming(false)}
        properties={{ ...invitationQuestion(values.email.trim()), onConfirm: control.submit }}
      />
    </form>
  );
};

/** Creates an account of another user. A refused form stays as it is filled. */
export const CreateUserModal = ({ open, onClose }: ModalComponentProps<'create-user'>): React.JSX.Element => (
  <Modal open={open} onClose={onClose} title={USER_FORM_MESSAGES.createTitle}>
    <CreateUserForm onClose={onClose} />
  </Modal>
);
