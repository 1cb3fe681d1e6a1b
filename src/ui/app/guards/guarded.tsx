import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { HOME_PATH, loginPath, safeReturnPath } from '#application/account/return-path';
import { decideAccess, isGuarded, mustAwaitSession, type RouteArea } from '#domain/users/access/route-access';
import { isSignedIn } from '#domain/users/session';
import { PageSpinner } from '#ui/design/feedback/spinner.tsx';
import { locationKey } from '../navigation/location-key';
import { useSession } from '../providers/session-provider';

type Props = { readonly area: RouteArea; readonly children: ReactNode };

/** A part of the app that not everybody may see: who may not is sent where they belong. A visitor's own pages never wait. */
export const Guarded = ({ area, children }: Props): React.JSX.Element => {
  const { loading, session, isSpinnerShown, isExpected, isSigningOut, setSigningOut } = useSession();
  const location = useLocation();
  const hasLeft = isSigningOut && !isSignedIn(session);
  const isAtStart = location.pathname === '/';
  useEffect(() => {
    if (hasLeft && isAtStart) setSigningOut(false);
  }, [hasLeft, isAtStart, setSigningOut]);
  if ((loading || isSpinnerShown) && mustAwaitSession(area, isExpected)) return <PageSpinner />;
  // Who chose to leave goes to the start, and leaves nothing of a page of their own to come back to.
  if (hasLeft && !isAtStart) return <Navigate to="/" replace={isGuarded(area)} />;
  const access = decideAccess(area, session);
  if (access.decision === 'stay') return <>{children}</>;
  if (area === 'guest') return <Navigate to={safeReturnPath(new URLSearchParams(location.search).get('next')) ?? HOME_PATH} replace />;
  if (access.to === '/home') return <Navigate to={HOME_PATH} replace />;
  // Everybody else signs in and comes back here.
  return <Navigate to={loginPath(locationKey(location))} replace />;
};
