import { useSelector } from '@xstate/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { PAGE_SPINNER, SESSION } from '#application/keys';
import { signedOut, type Session } from '#domain/user/session';
import { useService } from '../services';

/** Who is there: `loading` until the identity service has spoken. */
export type KnownSession = {
  readonly loading: boolean;
  readonly session: Session;
  /** The full-screen indicator is up; only places that have to know who is there show it. */
  readonly spinning: boolean;
};

const SessionContext = createContext<KnownSession>({ loading: true, session: signedOut, spinning: true });

/** Tells the tree who is there. For as long as it does not change, neither does the value: what is being brought to life is left alone. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const actor = useService(SESSION);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const session = useSelector(actor, (snapshot) => snapshot.context.session);
  const spinning = useSelector(useService(PAGE_SPINNER), (snapshot) => snapshot.matches('shown'));
  const known = useMemo(() => ({ loading, session, spinning }), [loading, session, spinning]);
  return <SessionContext.Provider value={known}>{children}</SessionContext.Provider>;
};

export const useSession = (): KnownSession => useContext(SessionContext);
