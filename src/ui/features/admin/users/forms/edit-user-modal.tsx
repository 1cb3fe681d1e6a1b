import * as O from 'fp-ts/Option';
import { useState } from 'react';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { FAILURE_ACTION_LABELS, failureMessage } from '#ui/messages/failure.messages.ts';
import { USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { useUserActions } from '#ui/features/admin/users/use-user-actions.ts';
import { UserAccountActions } from './user-account-actions';
import { UserDetailsForm } from './user-details-form';
import { UserRoleForm } from './user-role-form';
import './edit-user-modal.css';

/** Renders the forms of a user. The values are those at the opening; `user` may be newer. */
const UserForms = ({ user, onClose }: { readonly user: DirectoryEntry; readonly onClose: () => void }): React.JSX.Element => {
  const [first] = useState(user);
  const { blockedReason } = useUserActions();
  const reason = blockedReason(user);
  if (reason !== null) return <FormNote tone="bad">{reason}</FormNote>;
  return (
    <>
      <UserDetailsForm user={first} onClose={onClose} />
      <UserRoleForm user={first} onClose={onClose} />
      <UserAccountActions user={user} />
    </>
  );
};

/** Changes the account of another user: fields, role, disabled or enabled, deletion. */
export const EditUserModal = ({ properties: { uid }, open, onClose }: ModalComponentProps<'edit-user'>): React.JSX.Element => {
  const { value, failure, retry } = useAdminQuery(`users/${uid}`, ({ users }) => users.find(uid));
  const user = value === null ? null : O.toNullable(value);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={USER_FORM_MESSAGES.editTitle}
      broad
      {...(user !== null && { subtitle: USER_FORM_MESSAGES.subtitle(user.name, user.email) })}
    >
      {user !== null ? (
        <UserForms key={uid} user={user} onClose={onClose} />
      ) : failure !== null ? (
        <FormNote
          tone="bad"
          action={
            <Button small onClick={retry}>
              {FAILURE_ACTION_LABELS.retry}
            </Button>
          }
        >
          {failureMessage(failure).sentence}
        </FormNote>
      ) : value === null ? (
        <LoadingRegion label={USER_FORM_MESSAGES.loading}>
          <LinesSkeleton lines={6} />
        </LoadingRegion>
      ) : (
        <FormNote tone="bad">{USER_FORM_MESSAGES.gone}</FormNote>
      )}
    </Modal>
  );
};
