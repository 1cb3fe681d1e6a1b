import type { SignedIn } from '#domain/user/session';
import type { User } from '#domain/user/user';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { failureWords } from '../../words/failures';
import { memberFault } from '../../words/member';
import { useProfileForm } from './use-profile-form';

type Props = { readonly person: SignedIn; readonly profile: User };

/** Name and phone number. */
export const ProfileForm = ({ person, profile }: Props): React.JSX.Element => {
  const { form, change, faultOf, element, dirty, saved, reset } = useProfileForm(person.uid, profile);
  const { values, failure } = form.context;
  const busy = form.hasTag('busy');
  return (
    <form {...element} className="form" aria-label="Your profile">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        readOnly={busy}
        error={memberFault('name', faultOf('name'))}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Phone number"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        optional
        hint="Only you and the admins of the house see it."
        readOnly={busy}
        error={memberFault('phoneNumber', faultOf('phoneNumber'))}
        value={values.phoneNumber}
        onChange={(event) => change({ phoneNumber: event.target.value })}
      />
      {failure === null ? null : (
        <FormNote tone="bad">
          <b>Not saved.</b> {failureWords(failure).sentence} What you typed is still here.
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
