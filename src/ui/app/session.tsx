import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ACCOUNTS } from '#application/keys';
import { sessionMachine } from '#application/shell/session-machine';
import { signedOut, type Session } from '#domain/user/session';
import { useService } from '../services';
import { usePageSpinner } from './use-page-spinner';

/** Who is there: `loading` until the identity service has spoken. */
export type KnownSession = {
  readonly loading: boolean;
  readonly session: Session;
  /** The full-screen indicator is up; only places that have to know who is there show it. */
  readonly spinning: boolean;
};

const SessionContext = createContext<KnownSession>({ loading: true, session: signedOut, spinning: true });

/** Keeps the session machine for as long as the app lives. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const accounts = useService(ACCOUNTS);
  const machine = useMemo(() => sessionMachine(() => accounts.session), [accounts]);
  const actor = useActorRef(machine);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const session = useSelector(actor, (snapshot) => snapshot.context.session);
  const spinning = usePageSpinner(!loading);
  const known = useMemo(() => ({ loading, session, spinning }), [loading, session, spinning]);
  return <SessionContext.Provider value={known}>{children}</SessionContext.Provider>;
};

export const useSession = (): KnownSession => useContext(SessionContext);
