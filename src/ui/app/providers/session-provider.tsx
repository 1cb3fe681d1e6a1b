import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PAGE_SPINNER, SESSION } from '#application/service-keys';
import { isSignedIn, signedOut, type Session } from '#domain/users/session';
import { useService } from '../../services';
import { expectsSession, rememberSession } from './session-hint';
import { useClearPrivateData } from './use-clear-private-data';

/** Who is there: `loading` until the identity service has spoken. */
export type SessionState = {
  readonly loading: boolean;
  readonly session: Session;
  /** The full-screen indicator is up; only places that have to know who is there show it. */
  readonly isSpinnerShown: boolean;
  /** Somebody was signed in here when the page was opened. */
  readonly isExpected: boolean;
  /** Somebody chose to sign out and has not come to the start yet. Kept here, because whatever they chose it with may go before that. */
  readonly isSigningOut: boolean;
  readonly setSigningOut: (isSigningOut: boolean) => void;
};

const SessionContext = createContext<SessionState>({
  loading: true, session: signedOut, isSpinnerShown: true, isExpected: false, isSigningOut: false, setSigningOut: () => {},
});

/** Tells the tree who is there. For as long as it does not change, neither does the value: what is being brought to life is left alone. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const actor = useService(SESSION);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const session = useSelector(actor, (snapshot) => snapshot.context.session);
  const isSpinnerShown = useSelector(useService(PAGE_SPINNER), (snapshot) => snapshot.matches('shown'));
  const [isExpected] = useState(expectsSession);
  const [isSigningOut, setSigningOut] = useState(false);
  const known = useMemo(() => ({ loading, session, isSpinnerShown, isExpected, isSigningOut, setSigningOut }), [loading, session, isSpinnerShown, isExpected, isSigningOut]);

  useClearPrivateData(loading ? undefined : isSignedIn(session) ? session.uid : null);
  useEffect(() => {
    if (!loading) rememberSession(isSignedIn(session));
  }, [loading, session]);
  return <SessionContext.Provider value={known}>{children}</SessionContext.Provider>;
};

export const useSession = (): SessionState => useContext(SessionContext);
