import { HOME_PATH } from '#application/account/return-path';
import { PASSKEYS } from '#application/service-keys';
import type { ActionEmail } from '#domain/users/auth-service';
import { isSignedIn } from '#domain/users/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { ACTION_MESSAGES, ACTION_PAGE_MESSAGES, PASSKEYS_AFTER } from '#ui/messages/action-email.messages.ts';
import { SubmittedMessage } from '#ui/features/auth/submitted-message.tsx';
import { useService } from '#ui/services.tsx';

/** Confirms that the action was applied, with links to the next page. */
export const ActionCodeDone = ({ actionEmail }: { readonly actionEmail: ActionEmail }): React.JSX.Element => {
  const { session } = useSession();
  const isMember = isSignedIn(session);
  const more = useService(PASSKEYS) === null ? undefined : PASSKEYS_AFTER[actionEmail.kind];
  return (
    <>
      <SubmittedMessage>
        {ACTION_MESSAGES[actionEmail.kind].done(actionEmail.email)}
        {more === undefined ? null : ` ${more}`}
      </SubmittedMessage>
      <div className="acts">
        {isMember ? (
          <ButtonLink kind="go" to={HOME_PATH}>
            {ACTION_PAGE_MESSAGES.home}
          </ButtonLink>
        ) : (
          <ButtonLink kind="go" to="/login" state={{ email: actionEmail.email }}>
            {ACTION_PAGE_MESSAGES.signIn}
          </ButtonLink>
        )}
        {actionEmail.kind === 'recover-email' ? (
          <ButtonLink to={isMember ? '/user-profile/settings' : '/login?reset'} state={{ email: actionEmail.email }}>
            {ACTION_PAGE_MESSAGES.choosePassword}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
};
