import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SESSION_SERVICE } from '#application/service-keys';
import { HOME_PATH, loginPath, safeReturnPath } from '#application/account/return-path';
import { decideAccess, isGuarded, mustAwaitSession, type RouteArea } from '#domain/users/access/route-access';
import { PageSpinner } from '#ui/design/feedback/spinner.tsx';
import { PageSkeleton } from '#ui/shell/layouts/page-skeleton.tsx';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { hasReturnBehind } from '#ui/shell/navigation/return-behind.ts';
import { useService } from '#ui/services.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';

/** Shelves of the home page that fit below its hero on a large screen. */
const HOME_SHELVES = 2;

type Props = { readonly area: RouteArea; readonly children: ReactNode };

/**
 * Renders its children if the session may access the area; redirects otherwise. Shows a placeholder while it waits for the session, for
 * which guest pages do not wait.
 */
export const Guarded = ({ area, children }: Props): React.JSX.Element => {
  const { loading, session, isSpinnerShown, isSessionExpected, hasSignedOut } = useSession();
  const service = useService(SESSION_SERVICE);
  const location = useLocation();
  const isAtLanding = location.pathname === '/';
  useEffect(() => {
    if (hasSignedOut && isAtLanding) service.send({ type: 'landingPage.reached' });
  }, [service, hasSignedOut, isAtLanding]);
  if ((loading || isSpinnerShown) && mustAwaitSession(area, isSessionExpected)) {
    // The landing page waits only for a member, who sees the home page next.
    return area === 'home' || area === 'landing' ? <PageSkeleton hero shelves={HOME_SHELVES} /> : <PageSpinner />;
  }
  // A sign-out leads to `/` and replaces a guarded page in the history, so that going back does not reach that page.
  if (hasSignedOut && !isAtLanding) return <Navigate to="/" replace={isGuarded(area)} />;
  const access = decideAccess(area, session);
  // A guest page goes back by itself if the page to return to is behind it.
  if (access.decision === 'stay' || (area === 'guest' && hasReturnBehind(location.state))) return <>{children}</>;
  if (area === 'guest') return <Navigate to={safeReturnPath(new URLSearchParams(location.search).get('next')) ?? HOME_PATH} replace />;
  if (access.to === '/home') return <Navigate to={HOME_PATH} replace />;
  // All others sign in and return to this location.
  return <Navigate to={loginPath(locationKey(location))} replace />;
};
