import { HOME_PATH } from '#application/user/next-address';
import type { ActionEmail } from '#domain/user/accounts';
import { isSignedIn } from '#domain/user/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { useSession } from '../../app/session';
import { ACTION_MESSAGES } from '../../words/letters';
import { StatusMessage } from './said';

/** What is so now that a letter was followed, and where to go from here. */
export const ActionDone = ({ letter }: { readonly letter: ActionEmail }): React.JSX.Element => {
  const { session } = useSession();
  const isMember = isSignedIn(session);
  return (
    <>
      <StatusMessage>{ACTION_MESSAGES[letter.kind].done(letter.email)}</StatusMessage>
      <div className="acts">
        {isMember ? (
          <ButtonLink kind="go" to={HOME_PATH}>
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
