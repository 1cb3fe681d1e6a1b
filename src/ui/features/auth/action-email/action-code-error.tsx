import type { Failure } from '#domain/shared/failure';
import type { ActionMode } from '#domain/users/auth-service';
import { isSignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { ACTION_PAGE_MESSAGES } from '#ui/messages/action-email.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';

export interface ActionCodeErrorProps {
  readonly kind: ActionMode;
  readonly failure: Failure;
  /** True if the address of the link is confirmed. */
  readonly isConfirmed: boolean;
  readonly onRetry: () => void;
}

const hasExpired = ({ _tag }: Failure): boolean => ['not-found', 'invalid', 'unauthenticated', 'forbidden', 'conflict'].includes(_tag);

/**
 * Shows why an action code could not be checked or applied, or that its address is confirmed already. Expired codes link to a new e-mail,
 * or to the settings for members; other failures offer a retry.
 */
export const ActionCodeError = ({ kind, failure, isConfirmed, onRetry }: ActionCodeErrorProps): React.JSX.Element => {
  const { session } = useSession();
  const isMember = isSignedIn(session);
  const isExpired = hasExpired(failure);
  return (
    <>
      <p className="auth-text" role="alert">
        {!isExpired ? requestFailureText(failure) : isConfirmed ? ACTION_PAGE_MESSAGES.alreadyConfirmed : ACTION_PAGE_MESSAGES.expired}
      </p>
      <div className="acts">
        {isExpired ? null : (
          <Button ref={moveFocusOnRemoval} kind="go" onClick={onRetry}>
            {ACTION_PAGE_MESSAGES.retry}
          </Button>
        )}
        {isExpired && kind === 'reset-password' ? (
          <ButtonLink kind="go" to={isMember ? '/user-profile/settings' : '/login?reset'}>
            {isMember ? ACTION_PAGE_MESSAGES.changePassword : ACTION_PAGE_MESSAGES.sendAnother}
          </ButtonLink>
        ) : null}
        {isMember ? (
          <ButtonLink to="/home">{ACTION_PAGE_MESSAGES.home}</ButtonLink>
        ) : (
          <ButtonLink to="/login">{ACTION_PAGE_MESSAGES.signIn}</ButtonLink>
        )}
      </div>
    </>
  );
};
