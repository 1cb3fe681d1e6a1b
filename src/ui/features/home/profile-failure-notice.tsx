import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';

/** Shows an error with a reload button if the member's profile could not be loaded; otherwise renders nothing. */
export const ProfileFailureNotice = ({ person }: { readonly person: SignedIn }): React.JSX.Element | null =>
  person.profile !== null ? null : (
    <div className="home-notices">
      <FormNote
        tone="bad"
        action={
          <Button small onClick={() => window.location.reload()}>
            {HOME_MESSAGES.reload}
          </Button>
        }
      >
        {HOME_MESSAGES.profileFailed}
      </FormNote>
    </div>
  );
