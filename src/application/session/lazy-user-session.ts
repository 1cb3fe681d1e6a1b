import { defer, switchMap } from 'rxjs';
import { retryUntilLoaded } from '../retry-until-loaded';
import type { SessionDeps } from './session-deps';
import type { WatchUserSession } from './session-machine';

/** Loads the code for signed-in sessions on demand: visitors never download it. The user stays signed in while it cannot be loaded. */
export const lazyUserSession =
  (deps: SessionDeps): WatchUserSession =>
  (...identities) =>
    defer(() => retryUntilLoaded(() => import('./watch-user-session'), deps.log, 'session.code')).pipe(switchMap(({ watchUserSession }) => watchUserSession(deps)(...identities)));
