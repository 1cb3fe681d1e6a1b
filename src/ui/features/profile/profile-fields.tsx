import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '#domain/users/profile';
import type { SignedIn } from '#domain/users/session';
import type { User } from '#domain/users/user';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { PROFILE_MESSAGES } from '#ui/messages/profile.messages.ts';
import { fieldProps } from '#ui/features/auth/field-props.ts';
import { useFormElementProps } from '#ui/forms/use-form.ts';
import { useProfileForm } from './use-profile-form';

type Props = { readonly person: SignedIn; readonly profile: User };

/** Renders the profile form: name and phone number. */
export const ProfileFields = ({ person, profile }: Props): React.JSX.Element => {
  const { control, dirty, saved, reset } = useProfileForm(person.uid, profile);
  const element = useFormElementProps(control);
  const { failure } = control.form.context;
  const busy = control.form.hasTag('busy');
  return (
    <form {...element} className="form" aria-label={PROFILE_MESSAGES.form}>
      <TextField {...fieldProps(control, 'name', MAX_NAME_LENGTH)} label={PROFILE_MESSAGES.name} autoComplete="name" />
      <TextField
        {...fieldProps(control, 'phoneNumber', MAX_PHONE_LENGTH)}
        label={PROFILE_MESSAGES.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        required={false}
        hint={PROFILE_MESSAGES.phoneHint}
      />
      {failure === null ? null : (
        <FormNote tone="bad">
          <b>{PROFILE_MESSAGES.notSaved}</b> {PROFILE_MESSAGES.saveFailed(failure)}
        </FormNote>
      )}
      {saved ? <FormNote tone="good">{PROFILE_MESSAGES.saved}</FormNote> : null}
      <div className="form-acts">
        <Button type="submit" kind="go" busy={busy} disabled={!dirty}>
          {PROFILE_MESSAGES.save}
        </Button>
        <Button disabled={!dirty || busy} onClick={reset}>
          {PROFILE_MESSAGES.reset}
        </Button>
      </div>
    </form>
  );
};
