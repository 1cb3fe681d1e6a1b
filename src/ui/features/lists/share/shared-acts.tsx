import { useLocation } from 'react-router-dom';
import { isSignedIn } from '#domain/users/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { RETURN_BEHIND } from '#ui/shell/navigation/return-behind.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { SHARED_LIST_MESSAGES } from '#ui/messages/lists/shared-list.messages.ts';
import type { SharedListActionsProps } from './shared-list-actions';

/** Renders the places of the two buttons of a member while they load. */
const SharedActsSkeleton = (): React.JSX.Element => (
  <>
    {[0, 1].map((button) => (
      <span key={button} className="sk button" aria-hidden="true" />
    ))}
  </>
);

const renderNothing = (): null => null;

/** Loaded for members only. */
const MemberActions = lazyOptionalPart<SharedListActionsProps>(
  () => import('./shared-list-actions').then((module) => module.SharedListActions), renderNothing, SharedActsSkeleton,
);

/** Returns the address of the evening's question, with what the list has more of. */
const eveningAddress = ({ shareId, list: { items } }: Pick<SharedListActionsProps, 'shareId' | 'list'>): string =>
  `/tonight?${items.filter(({ mediaType }) => mediaType === 'tv').length > items.length / 2 ? 'type=tv&' : ''}list=${shareId}`;

/**
 * Renders what can be done with a shared list: a title for tonight, the member's buttons, and for visitors a link that signs in and
 * returns.
 */
export const SharedActs = (props: Omit<SharedListActionsProps, 'pending'>): React.JSX.Element => {
  const { session, loading, isSessionExpected } = useSession();
  const { pathname, search } = useLocation();
  return (
    <div className="acts shared-acts">
      <ButtonLink kind="go" icon="play" to={eveningAddress(props)}>{SHARED_LIST_MESSAGES.pickForEvening}</ButtonLink>
      {isSignedIn(session) ? (
        <MemberActions {...props} pending={<SharedActsSkeleton />} />
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
