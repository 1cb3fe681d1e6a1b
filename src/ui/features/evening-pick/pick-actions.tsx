import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { isSignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { PICK_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { RETURN_BEHIND, type ReturnState } from '#ui/shell/navigation/return-behind.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { MemberControlsContext } from '#ui/features/shared/member-controls.tsx';

/** The actions of a row of a table that a pick has too, by their icons: watchlist, watched. */
const ICONS = ['bookmark', 'eye'];

/** Renders the member's actions of a pick, skeletons while they load, and for visitors a link that signs in, returns and saves. */
export const PickActions = ({ title }: { readonly title: Title }): React.JSX.Element => {
  const controls = useContext(MemberControlsContext);
  const { session, loading, isSessionExpected } = useSession();
  const { pathname, search } = useLocation();
  if (controls !== null) {
    return (
      <controls.Row title={title}>
        {(entries) => (
          <span className="member-acts">
            {entries.map(({ label, icon, disabled, onChoose }) =>
              icon === undefined || !ICONS.includes(icon) ? null : (
                <Button key={icon} icon={icon} aria-busy={disabled || undefined} onClick={onChoose}>{label}</Button>
              ))}
          </span>
        )}
      </controls.Row>
    );
  }
  if (isSignedIn(session) || (loading && isSessionExpected)) {
    return <>{ICONS.map((icon) => <span key={icon} className="sk button" aria-hidden="true" />)}</>;
  }
  return (
    <ButtonLink
      icon="bookmark"
      to={`/login?next=${encodeURIComponent(pathname + search)}`}
      state={{ ...RETURN_BEHIND, save: itemKey(title) } satisfies ReturnState}
    >
      {PICK_MESSAGES.signIn}
    </ButtonLink>
  );
};
