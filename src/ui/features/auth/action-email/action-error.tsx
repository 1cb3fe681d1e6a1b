import type { Failure } from '#domain/shared/failure';
import type { ActionMode } from '#domain/users/auth-service';
import { isSignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { useSession } from '#ui/app/providers/session-provider.tsx';
import { moveFocusTo } from '#ui/feedback/move-focus-to.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { EXPIRED_ACTION } from '#ui/messages/action-email.messages.ts';

export interface ActionErrorProps {
  readonly kind: ActionMode;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

const isSpent = ({ _tag }: Failure): boolean => ['not-found', 'invalid', 'unauthenticated', 'forbidden', 'conflict'].includes(_tag);

/**
 * A letter that cannot be read or followed: a spent one leads to a new one, or to where a member changes their password; any other
 * trouble leads to another try.
 */
export const ActionError = ({ kind, failure, onRetry }: ActionErrorProps): React.JSX.Element => {
  const { session } = useSession();
  const isMember = isSignedIn(session);
  const spent = isSpent(failure);
  return (
    <>
      <p className="desk-say" role="alert">
        {spent ? EXPIRED_ACTION : failureMessage(failure).sentence}
      </p>
      <div className="acts">
        {spent ? null : (
          <Button ref={moveFocusTo} kind="go" onClick={onRetry}>
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
