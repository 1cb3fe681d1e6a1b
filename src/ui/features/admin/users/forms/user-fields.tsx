import type { UserFormValues } from '#application/admin/create-user-form';
import { MAX_EMAIL_LENGTH } from '#domain/feedback/feedback';
import { MAX_NAME_LENGTH } from '#domain/users/profile';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import type { FormControl } from '#ui/forms/use-form.ts';
import { USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { fieldProps } from '../../../auth/field-props';

type Props = { readonly control: FormControl<UserFormValues>; /** The password may be empty. */ readonly isEdit: boolean };

/** Renders the fields of an account. */
export const UserFields = ({ control, isEdit }: Props): React.JSX.Element => (
  <>
    <TextField {...fieldProps(control, 'displayName', MAX_NAME_LENGTH)} label={USER_FORM_MESSAGES.name} autoComplete="off" dir="auto" />
    <TextField {...fieldProps(control, 'email', MAX_EMAIL_LENGTH)} label={USER_FORM_MESSAGES.email} type="email" inputMode="email" autoComplete="off" />
    <PasswordField
      {...fieldProps(control, 'password')}
      required={!isEdit}
      label={isEdit ? USER_FORM_MESSAGES.newPassword : USER_FORM_MESSAGES.password}
      {...(isEdit && { hint: USER_FORM_MESSAGES.newPasswordHint, optional: true })}
      autoComplete="new-password"
    />
    <TextField {...fieldProps(control, 'phoneNumber')} required={false} label={USER_FORM_MESSAGES.phone} optional type="tel" autoComplete="off" />
    <TextField {...fieldProps(control, 'photoURL')} required={false} label={USER_FORM_MESSAGES.photo} optional hint={USER_FORM_MESSAGES.photoHint} type="url" autoComplete="off" />
  </>
);
