import { HOME } from '#application/user/next-address';
import type { Letter } from '#domain/user/accounts';
import { isSignedIn } from '#domain/user/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { useSession } from '../../app/session';
import { LETTERS_IN_WORDS } from '../../words/letters';
import { Said } from './said';

/** What is so now that a letter was followed, and where to go from here. */
export const LetterDone = ({ letter }: { readonly letter: Letter }): React.JSX.Element => {
  const { session } = useSession();
  const isMember = isSignedIn(session);
  return (
    <>
      <Said>{LETTERS_IN_WORDS[letter.kind].done(letter.email)}</Said>
      <div className="acts">
        {isMember ? (
          <ButtonLink kind="go" to={HOME}>
            To your home
          </ButtonLink>
        ) : (
          <ButtonLink kind="go" to="/login" state={{ email: letter.email }}>
            Sign in
          </ButtonLink>
        )}
        {letter.kind === 'recover-email' ? (
          <ButtonLink to={isMember ? '/user-profile/settings' : '/login?reset'} state={{ email: letter.email }}>
            Choose a new password
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
};
