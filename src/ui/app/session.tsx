import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ACCOUNTS } from '#application/keys';
import { sessionMachine } from '#application/shell/session-machine';
import { signedOut, type Session } from '#domain/user/session';
import { useService } from '../services';

/** Who is there: `loading` until the identity service has spoken. */
export type KnownSession = { readonly loading: boolean; readonly session: Session };

const SessionContext = createContext<KnownSession>({ loading: true, session: signedOut });

/** Keeps the session machine for as long as the app lives. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const accounts = useService(ACCOUNTS);
  const machine = useMemo(() => sessionMachine(() => accounts.session), [accounts]);
  const actor = useActorRef(machine);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const session = useSelector(actor, (snapshot) => snapshot.context.session);
  const known = useMemo(() => ({ loading, session }), [loading, session]);
  return <SessionContext.Provider value={known}>{children}</SessionContext.Provider>;
};

export const useSession = (): KnownSession => useContext(SessionContext);
