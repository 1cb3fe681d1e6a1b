import * as E from 'fp-ts/Either';
import { defer, distinctUntilChanged, filter, map, merge, of, shareReplay, switchMap, type Observable } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { isNetworkError, unavailable, type Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import type { Identity } from '#domain/users/identity';
import { signedOut, type Session } from '#domain/users/session';
import type { SessionDeps } from './session-deps';

type WatchUserSession = (deps: SessionDeps, first: Identity, later: Observable<Identity>) => Observable<Session>;

/** Delay in ms before loading the session code again after a failure (lost connection). Logged once; the user stays signed in. */
const RETRY_DELAY_MS = 3000;

const loadSessionCode = async (log: Log): Promise<{ readonly watchUserSession: WatchUserSession }> => {
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
const lazyUserSession: WatchUserSession = (deps, ...identities) => defer(() => loadSessionCode(deps.log)).pipe(switchMap(({ watchUserSession }) => watchUserSession(deps, ...identities)));

const isSameSession = <A>(previous: E.Either<A, Session>, next: E.Either<A, Session>): boolean =>
  E.isRight(previous) && E.isRight(next) && JSON.stringify(previous.right) === JSON.stringify(next.right);

type AuthEvent = E.Either<Failure, Identity | null>;
const uidOf = (event: AuthEvent): string | null => (E.isRight(event) ? (event.right?.uid ?? null) : null);
const isNetworkFailure = (event: AuthEvent): event is E.Left<Failure> => E.isLeft(event) && isNetworkError(event.left);

/** Returns whether `next` keeps the current user: the same account, or a network failure while signed in. */
const isSameUser = (previous: AuthEvent, next: AuthEvent): boolean =>
  E.isRight(previous) && ((previous.right !== null && isNetworkFailure(next)) || (E.isRight(next) && uidOf(previous) === uidOf(next)));

/**
 * Emits the session, derived from the identity service, the profile and the access record. Reconciles differences while subscribed:
 * creates a missing profile, fetches a new role, signs out an ended session.
 * @param watchUserSession watches the session of one account.
 */
export const watchSession = (deps: SessionDeps, watchUserSession: WatchUserSession = lazyUserSession): Watch<Session> => {
  const auth$ = deps.auth.identity.pipe(shareReplay({ bufferSize: 1, refCount: true }));
  return auth$.pipe(
    distinctUntilChanged(isSameUser),
    switchMap((event) => {
      if (E.isLeft(event)) return of(event);
      const first = event.right;
      if (first === null) return of(E.right(signedOut));
      const later = auth$.pipe(
        map((next) => (E.isRight(next) && next.right?.uid === first.uid ? next.right : null)),
        filter((next) => next !== null),
      );
      // Network failures do not stop the user session: a disabled account signs out even if the identity service is unreachable.
      return merge(watchUserSession(deps, first, later).pipe(map((session) => E.right(session))), auth$.pipe(filter(isNetworkFailure)));
    }),
    distinctUntilChanged(isSameSession),
  );
};
