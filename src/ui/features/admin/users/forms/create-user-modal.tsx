import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { initialUserFormValues, createUserFormMachine, USER_DRAFT_FIELDS } from '#application/admin/create-user-form';
import { ADMIN_BACKEND } from '#application/service-keys';
import type { ModalComponentProps } from '#ui/app/modals/modal-component-props.ts';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useDraft } from '#ui/forms/use-draft.ts';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { userAdminFailureText } from '#ui/messages/admin/users.messages.ts';
import { serverToastMessage } from '#ui/messages/account-toasts.messages.ts';
import { useService } from '#ui/services.tsx';
import { CredentialsActions } from '../../../settings/credentials/credentials-parts';
import { useRefreshAdminData } from '../../shared/use-admin-query';
import { ADMIN_USERS_PATH } from '../user-address';
import { usePictureHosts } from './use-picture-hosts';
import { UserFields } from './user-fields';

const CreateUserForm = ({ onClose }: { readonly onClose: () => void }): React.JSX.Element => {
  const admin = useService(ADMIN_BACKEND);
  const refresh = useRefreshAdminData();
  const navigate = useNavigate();
  const hosts = usePictureHosts();
  // Created once: a new machine would reset the form.
  const [machine] = useState(() => {
    const onCreated = (message: string, email: string): void => {
      const action = { label: USER_FORM_MESSAGES.show, onPress: () => void navigate(`${ADMIN_USERS_PATH}?${new URLSearchParams({ text: email }).toString()}`) };
      toast({ ...serverToastMessage('createUserSucceeds', message), action });
      refresh();
      onClose();
    };
    return createUserFormMachine(admin, hosts, onCreated);
  });
  const control = useForm(machine, initialUserFormValues);
  useDraft('create-user', useMember()?.uid ?? null, control, USER_DRAFT_FIELDS);
  return (
    <form {...useFormElementProps(control)} className="form" aria-label={USER_FORM_MESSAGES.createTitle}>
      <UserFields control={control} onRemove={null} />
      <CredentialsActions control={control} where="create-user" label={USER_FORM_MESSAGES.create} cancel={USER_FORM_MESSAGES.cancel} messageOf={userAdminFailureText} onClose={onClose} />
    </form>
  );
};

/** Creates an account of another user. A refused form stays as it is filled. */
export const CreateUserModal = ({ open, onClose }: ModalComponentProps<'create-user'>): React.JSX.Element => (
  <Modal open={open} onClose={onClose} title={USER_FORM_MESSAGES.createTitle}>
    <CreateUserForm onClose={onClose} />
  </Modal>
);
