import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { decideAccess, waitsForSession, type Area } from '#domain/user/access';
import { PageSpinner } from '#ui/design/states/spinner.tsx';
import { useSession } from './session';

type Props = { readonly area: Area; readonly children: ReactNode };

/** A part of the app that not everybody may see: who may not is sent where they belong. A visitor's own pages never wait. */
export const Guarded = ({ area, children }: Props): React.JSX.Element => {
  const { loading, session, spinning } = useSession();
  if (waitsForSession(area) && (loading || spinning)) return <PageSpinner />;
  const access = decideAccess(area, session);
  return access.decision === 'go' ? <Navigate to={access.to} replace /> : <>{children}</>;
};
