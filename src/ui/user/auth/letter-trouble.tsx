import type { Failure } from '#domain/failure';
import type { LetterKind } from '#domain/user/accounts';
import { isSignedIn } from '#domain/user/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { useSession } from '../../app/session';
import { handFocusOn } from '../../states/hand-focus-on';
import { failureWords } from '../../words/failures';
import { SPENT_LETTER } from '../../words/letters';

export interface LetterTroubleProps {
  readonly kind: LetterKind;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

const isSpent = ({ _tag }: Failure): boolean => ['not-found', 'invalid', 'unauthenticated', 'not-allowed', 'conflict'].includes(_tag);

/**
 * A letter that cannot be read or followed: a spent one leads to a new one, or to where a member changes their password; any other
 * trouble leads to another try.
 */
export const LetterTrouble = ({ kind, failure, onRetry }: LetterTroubleProps): React.JSX.Element => {
  const { session } = useSession();
  const isMember = isSignedIn(session);
  const spent = isSpent(failure);
  return (
    <>
      <p className="desk-say" role="alert">
        {spent ? SPENT_LETTER : failureWords(failure).sentence}
      </p>
      <div className="acts">
        {spent ? null : (
          <Button ref={handFocusOn} kind="go" onClick={onRetry}>
            Retry
          </Button>
        )}
        {spent && kind === 'reset-password' ? (
          <ButtonLink kind="go" to={isMember ? '/user-profile/settings' : '/login?reset'}>
            {isMember ? 'Change your password' : 'Send another letter'}
          </ButtonLink>
        ) : null}
        {isMember ? <ButtonLink to="/home">To your home</ButtonLink> : <ButtonLink to="/login">Sign in</ButtonLink>}
      </div>
    </>
  );
};
