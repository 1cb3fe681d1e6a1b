import { defer, switchMap } from 'rxjs';
import type { SnapshotFrom } from 'xstate';
import { retryUntilLoaded } from '#application/retry-until-loaded';
import { startPageSpinner, type PageSpinnerActor } from '#application/shell/page-spinner-machine';
import type { SessionDeps } from './session-deps';
import { startSession, type SessionActor, type SessionMachine, type WatchUserSession } from './session-machine';
import type { SessionService, SessionView } from './session-service';

const stateOf = (snapshot: SnapshotFrom<SessionMachine>): SessionView['state'] => {
  if (snapshot.matches({ signedOut: 'afterSignOut' })) return 'afterSignOut';
  if (snapshot.matches('signedOut')) return 'visiting';
  return (['starting', 'signingIn', 'signedIn', 'signingOut'] as const).find((state) => snapshot.matches(state)) ?? 'starting';
};

/** Returns the session's actor and its spinner as the service that the app uses. */
export const sessionService = (actor: SessionActor, spinner: PageSpinnerActor = startPageSpinner(actor)): SessionService => {
  let last: { readonly snapshot: unknown; readonly isSpinnerShown: boolean; readonly view: SessionView } | null = null;
  const getView = (): SessionView => {
    const snapshot = actor.getSnapshot();
    const isSpinnerShown = spinner.getSnapshot().matches('shown');
    if (last?.snapshot !== snapshot || last.isSpinnerShown !== isSpinnerShown) {
      const { session, uid, failure } = snapshot.context;
      last = { snapshot, isSpinnerShown, view: { state: stateOf(snapshot), session, uid, failure, isSpinnerShown } };
    }
    return last.view;
  };
  return {
    getView,
    subscribe: (listener) => {
      // The spinner follows the session in a subscription of its own, so listeners run after both.
      const notify = (): void => listener(getView());
      const subscriptions = [actor.subscribe(notify), spinner.subscribe(notify)];
      return () => subscriptions.forEach((each) => each.unsubscribe());
    },
    send: (event) => actor.send(event),
  };
};

/** Starts the session machine and its spinner. */
export const startSessionService = (...parts: Parameters<typeof startSession>): SessionService => sessionService(startSession(...parts));

/** Loads the code for signed-in sessions on demand: visitors never download it. The user stays signed in while it cannot be loaded. */
export const lateUserSession =
  (deps: SessionDeps): WatchUserSession =>
  (...identities) =>
    defer(() => retryUntilLoaded(() => import('./watch-user-session'), deps.log, 'session.code')).pipe(
      switchMap(({ watchUserSession }) => watchUserSession(deps)(...identities)),
    );
