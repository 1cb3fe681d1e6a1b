import { useState } from 'react';
import { roleFormMachine } from '#application/admin/role-form';
import { ADMIN_BACKEND } from '#application/service-keys';
import { isDirty } from '#application/shell/is-dirty';
import { Role } from '#domain/users/role';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { ConfirmationModal } from '#ui/shell/modals/confirmation-modal.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Select } from '#ui/design/fields/select.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { userAdminFailureText, unverifiedAdminQuestion, ROLE_NAMES } from '#ui/messages/admin/users.messages.ts';
import { serverToastMessage } from '#ui/messages/admin/user-toasts.messages.ts';
import { useService } from '#ui/services.tsx';
import { useFailureLog } from '#ui/features/auth/use-failure-log.ts';
import { useRefreshAdminData } from '#ui/features/admin/shared/use-admin-query.ts';
import './user-section.css';

const OPTIONS = (['user', 'admin'] as const).map((value) => ({ value, label: ROLE_NAMES[value] }));

/** Renders the choice of a role. Asks again before an address that nobody confirmed becomes an admin's. */
export const UserRoleForm = ({ user, onClose }: { readonly user: DirectoryEntry; readonly onClose: () => void }): React.JSX.Element => {
  const admin = useService(ADMIN_BACKEND);
  const refresh = useRefreshAdminData();
  const [isConfirming, setConfirming] = useState(false);
  const [machine] = useState(() =>
    roleFormMachine(admin, user.uid, (message) => {
      toast(serverToastMessage('updateUser', message));
      refresh();
      onClose();
    }),
  );
  const control = useForm(machine, { role: user.role });
  useFailureLog(control, 'set-role');
  const { values, failure } = control.form.context;
  const busy = control.form.hasTag('busy');
  const submit = (): void => (values.role === 'admin' && !user.emailVerified ? setConfirming(true) : control.submit());
  return (
    <form
      className="user-section"
      aria-label={USER_FORM_MESSAGES.role}
      data-unsent={isDirty(control.form.context) || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="role-line">
        <Select
          label={USER_FORM_MESSAGES.role}
          hint={USER_FORM_MESSAGES.roleHint}
          options={OPTIONS}
          value={values.role}
          disabled={busy}
          onChange={({ target: { value } }) => Role.is(value) && control.change({ role: value })}
        />
        <Button type="submit" disabled={!isDirty(control.form.context)} busy={busy}>
          {USER_FORM_MESSAGES.updateRole}
        </Button>
      </div>
      {failure !== null && <FormNote tone="bad">{userAdminFailureText(failure)}</FormNote>}
      <ConfirmationModal
        open={isConfirming}
        onClose={() => setConfirming(false)}
        properties={{ ...unverifiedAdminQuestion(user.name, user.email), isFinal: true, onConfirm: control.submit }}
      />
    </form>
  );
};
