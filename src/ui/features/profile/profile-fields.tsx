import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '#domain/users/profile';
import type { SignedIn } from '#domain/users/session';
import type { User } from '#domain/users/user';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { failureMessage } from '../../messages/failure.messages';
import { fieldProps } from '../auth/field-props';
import { useFormElement } from '../../forms/use-form';
import { useProfileForm } from './use-profile-form';

type Props = { readonly person: SignedIn; readonly profile: User };

/** Renders the profile form: name and phone number. */
export const ProfileFields = ({ person, profile }: Props): React.JSX.Element => {
  const { control, dirty, saved, reset } = useProfileForm(person.uid, profile);
  const element = useFormElement(control);
  const { failure } = control.form.context;
  const busy = control.form.hasTag('busy');
  return (
    <form {...element} className="form" aria-label="Your profile">
      <TextField {...fieldProps(control, 'name', MAX_NAME_LENGTH)} label="Name" autoComplete="name" />
      <TextField
        {...fieldProps(control, 'phoneNumber', MAX_PHONE_LENGTH)}
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        required={false}
        hint="Only you and the admins of the house see it."
      />
      {failure === null ? null : (
        <FormNote tone="bad">
          <b>Not saved.</b> {failureMessage(failure).sentence} What you typed is still here.
        </FormNote>
      )}
      {saved ? <FormNote tone="good">Saved.</FormNote> : null}
      <div className="form-acts">
        <Button type="submit" kind="go" busy={busy} disabled={!dirty}>
          Save
        </Button>
        <Button disabled={!dirty || busy} onClick={reset}>
          Reset
        </Button>
      </div>
    </form>
  );
};
