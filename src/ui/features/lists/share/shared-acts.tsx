import { useLocation } from 'react-router-dom';
import { isSignedIn } from '#domain/users/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { lazyOptionalPart } from '#ui/app/errors/lazy-optional-part.tsx';
import { RETURN_BEHIND } from '#ui/app/navigation/return-behind.ts';
import { useSession } from '#ui/app/providers/session-provider.tsx';
import { SHARED_LIST_MESSAGES } from '#ui/messages/lists/shared-list.messages.ts';
import { SharedActsSkeleton } from './shared-acts-skeleton';
import type { SharedListActionsProps } from './shared-list-actions';

const renderNothing = (): null => null;

/** Loaded for members only. */
const MemberActions = lazyOptionalPart<SharedListActionsProps>(
  () => import('./shared-list-actions').then((module) => module.SharedListActions), renderNothing, SharedActsSkeleton,
);

/** Renders what can be done with a shared list: the member's buttons, and for visitors a link that signs in and returns. */
export const SharedActs = (props: SharedListActionsProps): React.JSX.Element => {
  const { session, loading, isSessionExpected } = useSession();
  const { pathname, search } = useLocation();
  return (
    <div className="acts shared-acts">
      {isSignedIn(session) ? (
        <MemberActions {...props} />
      ) : loading && isSessionExpected ? (
        <SharedActsSkeleton />
      ) : (
        <ButtonLink icon="plus" to={`/login?next=${encodeURIComponent(pathname + search)}`} state={RETURN_BEHIND}>
          {SHARED_LIST_MESSAGES.signInToCopy}
        </ButtonLink>
      )}
    </div>
  );
};
