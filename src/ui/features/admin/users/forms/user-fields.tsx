import type { ReactNode } from 'react';
import type { UserFormValues } from '#application/admin/create-user-form';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { MAX_NAME_LENGTH } from '#domain/users/profile';
import { Button } from '#ui/design/buttons/button.tsx';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import type { FormControl } from '#ui/forms/use-form.ts';
import { USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { usePictureHosts } from './use-picture-hosts';
import './edit-user-modal.css';

type RemovableField = 'phoneNumber' | 'photoURL';

type Props = {
  readonly control: FormControl<UserFormValues>;
  /** Removes the stored value of a field; null for an account that does not exist yet. The password may be empty only with it. */
  readonly onRemove: ((field: RemovableField) => void) | null;
  /** Stands below the password. */
  readonly invitation?: ReactNode;
  readonly hidesPassword?: boolean;
};

/** Returns the value that the field of the picture shows: an uploaded picture in this browser has an address of up to 3 MB. */
const shownPicture = (value: string): string => (value.startsWith('data:') ? '' : value);

/** Renders the fields of an account. */
export const UserFields = ({ control, onRemove, invitation = null, hidesPassword = false }: Props): React.JSX.Element => {
  const hosts = usePictureHosts();
  const isEdit = onRemove !== null;
  const { initial } = control.form.context;
  const picture = fieldProps(control, 'photoURL');
  const removal = (field: RemovableField, label: string): React.JSX.Element | null =>
    onRemove === null || initial[field] === '' ? null : (
      <Button small onClick={() => onRemove(field)}>
        {label}
      </Button>
    );
  return (
    <>
      <TextField {...fieldProps(control, 'displayName', MAX_NAME_LENGTH)} label={USER_FORM_MESSAGES.name} autoComplete="off" dir="auto" />
      <TextField
        {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)}
        label={USER_FORM_MESSAGES.email}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      {!hidesPassword && (
        <PasswordField
          {...fieldProps(control, 'password')}
          required={!isEdit}
          label={isEdit ? USER_FORM_MESSAGES.newPassword : USER_FORM_MESSAGES.password}
          {...(isEdit && { hint: USER_FORM_MESSAGES.newPasswordHint, optional: true })}
          autoComplete="new-password"
        />
      )}
      {invitation}
      <div className="role-line">
        <TextField
          {...fieldProps(control, 'phoneNumber')}
          required={false}
          label={USER_FORM_MESSAGES.phone}
          optional
          type="tel"
          autoComplete="off"
        />
        {removal('phoneNumber', USER_FORM_MESSAGES.removePhone)}
      </div>
      <div className="role-line">
        <TextField
          {...picture}
          value={shownPicture(picture.value)}
          {...(shownPicture(picture.value) !== picture.value && { placeholder: USER_FORM_MESSAGES.uploaded })}
          required={false}
          label={USER_FORM_MESSAGES.photo}
          optional
          hint={USER_FORM_MESSAGES.photoHint(hosts)}
          type="url"
          autoComplete="off"
        />
        {removal('photoURL', USER_FORM_MESSAGES.removePhoto)}
      </div>
    </>
  );
};
