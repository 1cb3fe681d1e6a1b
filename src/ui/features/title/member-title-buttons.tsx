import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { isSignedIn } from '#domain/users/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { RETURN_BEHIND, type ReturnState } from '#ui/shell/navigation/return-behind.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { useReleaseRegion } from '#ui/features/services/own-services.ts';
import { MemberControlsContext } from '#ui/features/shared/member-controls.tsx';

type Props = { readonly title: Title; readonly imdbID: string | null; readonly releaseDays: TitleDetails['releaseDays'] };

/** Renders the member's buttons of a title's page, skeletons while they load, and for visitors a link that signs in, returns and saves. */
export const MemberTitleButtons = ({ title, imdbID, releaseDays }: Props): React.JSX.Element => {
  const controls = useContext(MemberControlsContext);
  const { session, loading, isSessionExpected } = useSession();
  const { pathname, search } = useLocation();
  const region = (__ON_TMDB__ ? useReleaseRegion : () => null)();
  // A film can be watched from its day in the person's region on.
  const date = releaseDays?.[region ?? ''] ?? title.date;
  if (controls !== null) return <controls.Page title={{ ...title, date }} imdbID={imdbID} />;
  if (isSignedIn(session) || (loading && isSessionExpected)) {
    return (
      <>
        {[0, 1, 2, 3, 4].map((button) => (
          <span key={button} className="sk button" aria-hidden="true" />
        ))}
      </>
    );
  }
  return (
    <ButtonLink
      kind="go"
      icon="bookmark"
      to={`/login?next=${encodeURIComponent(pathname + search)}`}
      state={{ ...RETURN_BEHIND, save: itemKey(title) } satisfies ReturnState}
    >
      {TITLE_MESSAGES.signInToSave}
    </ButtonLink>
  );
};
