import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { SESSION_SERVICE } from '#application/service-keys';
import type { SessionView } from '#application/session/session-service';
import { signedOut, type Session } from '#domain/users/session';
import { useService } from '#ui/services.tsx';
import { clearMemberExpected, isMemberExpected } from './member-expected';

/** The session for React. `loading` until the auth service has emitted the first session. */
export type SessionState = {
  readonly loading: boolean;
  readonly session: Session;
  /** True while the full-screen spinner is due; only pages that need the session show it. */
  readonly isSpinnerShown: boolean;
  /** True if the session hint was set when the document was loaded. */
  readonly isSessionExpected: boolean;
  /** True from the end of the session after the user's sign-out until `/` is reached. */
  readonly hasSignedOut: boolean;
};

const SessionContext = createContext<SessionState>({
  loading: true, session: signedOut, isSpinnerShown: true, isSessionExpected: false, hasSignedOut: false,
});

/** Returns the current view of the session service. */
export const useSessionView = (): SessionView => {
  const { getView, subscribe } = useService(SESSION_SERVICE);
  return useSyncExternalStore(subscribe, getView, getView);
};

/** Provides the session. The context value is memoised, so that an unchanged session does not interrupt hydration. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const { state: name, session, isSpinnerShown } = useSessionView();
  const loading = name === 'starting';
  const [isSessionExpected] = useState(isMemberExpected);
  const hasSignedOut = name === 'afterSignOut';
  const state = useMemo(
    () => ({ loading, session, isSpinnerShown, isSessionExpected, hasSignedOut }),
    [loading, session, isSpinnerShown, isSessionExpected, hasSignedOut],
  );

  useEffect(() => {
    if (!loading) clearMemberExpected();
  }, [loading]);
  return <SessionContext.Provider value={state}>{children}</SessionContext.Provider>;
};

export const useSession = (): SessionState => useContext(SessionContext);
