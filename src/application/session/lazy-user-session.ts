import { defer, switchMap } from 'rxjs';
import { unavailable } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import type { SessionDeps } from './session-deps';
import type { WatchUserSession } from './session-machine';

/** Delay in ms before loading the session code again after a failure (lost connection). Logged once; the user stays signed in. */
const RETRY_DELAY_MS = 3000;

type SessionCode = { readonly watchUserSession: (deps: SessionDeps) => WatchUserSession };

const loadSessionCode = async (log: Log): Promise<SessionCode> => {
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await import('./watch-user-session');
    } catch (error) {
      if (!isLogged) log.failure('session.code', unavailable(null, error instanceof Error ? error.message : String(error)));
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
};

/** Loads the code for signed-in sessions on demand: visitors never download it. */
export const lazyUserSession =
  (deps: SessionDeps): WatchUserSession =>
  (...identities) =>
    defer(() => loadSessionCode(deps.log)).pipe(switchMap(({ watchUserSession }) => watchUserSession(deps)(...identities)));
