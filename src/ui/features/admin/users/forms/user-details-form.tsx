import { useState } from 'react';
import { USER_DRAFT_FIELDS, type UserFormValues } from '#application/admin/create-user-form';
import { accountChanges, editUserFormMachine, userFormValues } from '#application/admin/edit-user-form';
import { ADMIN_BACKEND } from '#application/service-keys';
import { isValid } from '#application/shell/form-machine';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useDraft } from '#ui/forms/use-draft.ts';
import { useForm, useFormElementProps } from '#ui/forms/use-form.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { userAdminFailureText } from '#ui/messages/admin/users.messages.ts';
import { serverToastMessage } from '#ui/messages/admin/user-toasts.messages.ts';
import { useService } from '#ui/services.tsx';
import { useFailureLog } from '#ui/features/auth/use-failure-log.ts';
import { useAdminCall } from '#ui/features/admin/shared/use-admin-call.ts';
import { useRefreshAdminData } from '#ui/features/admin/shared/use-admin-query.ts';
import { usePictureHosts } from './use-picture-hosts';
import { UserConflict } from './user-conflict';
import { UserFields } from './user-fields';

type Conflict = { readonly latest: UserFormValues; readonly fields: ReadonlyArray<keyof UserFormValues> };

/** Renders the fields of a user. Update is disabled until something is changed and valid; a conflict is shown with a choice. */
export const UserDetailsForm = ({ user, onClose }: { readonly user: DirectoryEntry; readonly onClose: () => void }): React.JSX.Element => {
  const admin = useService(ADMIN_BACKEND);
  const refresh = useRefreshAdminData();
  const hosts = usePictureHosts();
  const call = useAdminCall();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // Created once: a new machine would reset the form.
  const [machine] = useState(() =>
    editUserFormMachine(admin, user, hosts, {
      onUpdated: (message) => {
        toast(serverToastMessage('updateUser', message));
        refresh();
        onClose();
      },
      onConflict: (latest, fields) => setConflict({ latest: userFormValues(latest), fields }),
    }),
  );
  const control = useForm(machine, userFormValues(user));
  const { values, initial, failure } = control.form.context;
  useFailureLog(control, 'edit-user');
  useDraft(`edit-user/${user.uid}`, useMember()?.uid ?? null, control, USER_DRAFT_FIELDS);
  const own = accountChanges(initial, values);
  const canUpdate = Object.keys(own).length > 0 && isValid(control.form.context) && conflict === null;
  /** Starts again from the values as stored now, with the changes of these fields on top. */
  const resolve = (latest: UserFormValues, isKept: (field: keyof UserFormValues) => boolean): void => {
    control.reset(latest);
    // The fields are those of `own`.
    control.change(Object.fromEntries(Object.entries(own).filter(([field]) => isKept(field as keyof UserFormValues))));
    setConflict(null);
  };
  const remove = async (field: 'phoneNumber' | 'photoURL'): Promise<void> => {
    const isRemoved = await call(
      'edit-user',
      ({ api }) => api.updateUser(user.uid, { [field]: null }, { [field]: initial[field] }),
      (message) => serverToastMessage('updateUser', message),
    );
    if (isRemoved) resolve({ ...initial, [field]: '' }, (changed) => changed !== field);
  };
  return (
    <form {...useFormElementProps(control)} className="form" aria-label={USER_FORM_MESSAGES.editTitle}>
      <UserFields control={control} onRemove={(field) => void remove(field)} />
      {(initial.phoneNumber !== '' || initial.photoURL !== '') && <p className="faint">{USER_FORM_MESSAGES.keepsEmpty}</p>}
      {conflict !== null ? (
        <UserConflict
          {...conflict}
          onTakeTheirs={() => resolve(conflict.latest, (field) => !conflict.fields.includes(field))}
          onKeepMine={() => resolve(conflict.latest, () => true)}
        />
      ) : (
        failure !== null && <FormNote tone="bad">{userAdminFailureText(failure)}</FormNote>
      )}
      <div className="form-acts">
        <Button onClick={onClose}>{USER_FORM_MESSAGES.cancel}</Button>
        <Button type="submit" kind="go" disabled={!canUpdate && !control.form.hasTag('busy')} busy={control.form.hasTag('busy')}>
          {USER_FORM_MESSAGES.update}
        </Button>
      </div>
    </form>
  );
};
