import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { HOME, loginAddress, safeNext } from '#application/user/next-address';
import { decideAccess, isGuarded, waitsForSession, type Area } from '#domain/user/access';
import { isSignedIn } from '#domain/user/session';
import { PageSpinner } from '#ui/design/states/spinner.tsx';
import { placeOf } from './place';
import { useSession } from './session';

type Props = { readonly area: Area; readonly children: ReactNode };

/** A part of the app that not everybody may see: who may not is sent where they belong. A visitor's own pages never wait. */
export const Guarded = ({ area, children }: Props): React.JSX.Element => {
  const { loading, session, spinning, isExpected, isLeaving, setLeaving } = useSession();
  const location = useLocation();
  const hasLeft = isLeaving && !isSignedIn(session);
  const isAtStart = location.pathname === '/';
  useEffect(() => {
    if (hasLeft && isAtStart) setLeaving(false);
  }, [hasLeft, isAtStart, setLeaving]);
  if ((loading || spinning) && waitsForSession(area, isExpected)) return <PageSpinner />;
  // Who chose to leave goes to the start, and leaves nothing of a page of their own to come back to.
  if (hasLeft && !isAtStart) return <Navigate to="/" replace={isGuarded(area)} />;
  const access = decideAccess(area, session);
  if (access.decision === 'stay') return <>{children}</>;
  if (area === 'door') return <Navigate to={safeNext(new URLSearchParams(location.search).get('next')) ?? HOME} replace />;
  if (access.to === '/home') return <Navigate to={HOME} replace />;
  // Everybody else signs in and comes back here.
  return <Navigate to={loginAddress(placeOf(location))} replace />;
};
