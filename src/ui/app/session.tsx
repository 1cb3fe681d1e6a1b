import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PAGE_SPINNER, SESSION } from '#application/keys';
import { isSignedIn, signedOut, type Session } from '#domain/user/session';
import { useService } from '../services';
import { expectsMember, tellMember } from './member-hint';
import { useForgetting } from './use-forgetting';

/** Who is there: `loading` until the identity service has spoken. */
export type KnownSession = {
  readonly loading: boolean;
  readonly session: Session;
  /** The full-screen indicator is up; only places that have to know who is there show it. */
  readonly spinning: boolean;
  /** Somebody was signed in here when the page was opened. */
  readonly isExpected: boolean;
  /** Somebody chose to sign out and has not come to the start yet. Kept here, because whatever they chose it with may go before that. */
  readonly isLeaving: boolean;
  readonly setLeaving: (isLeaving: boolean) => void;
};

const SessionContext = createContext<KnownSession>({
  loading: true, session: signedOut, spinning: true, isExpected: false, isLeaving: false, setLeaving: () => {},
});

/** Tells the tree who is there. For as long as it does not change, neither does the value: what is being brought to life is left alone. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const actor = useService(SESSION);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const session = useSelector(actor, (snapshot) => snapshot.context.session);
  const spinning = useSelector(useService(PAGE_SPINNER), (snapshot) => snapshot.matches('shown'));
  const [isExpected] = useState(expectsMember);
  const [isLeaving, setLeaving] = useState(false);
  const known = useMemo(() => ({ loading, session, spinning, isExpected, isLeaving, setLeaving }), [loading, session, spinning, isExpected, isLeaving]);

  useForgetting(loading ? undefined : isSignedIn(session) ? session.uid : null);
  useEffect(() => {
    if (!loading) tellMember(isSignedIn(session));
  }, [loading, session]);
  return <SessionContext.Provider value={known}>{children}</SessionContext.Provider>;
};

export const useSession = (): KnownSession => useContext(SessionContext);
