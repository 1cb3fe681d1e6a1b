import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { combineLatest, distinctUntilChanged, filter, map, merge, scan, shareReplay, startWith, takeUntil, timer, type Observable, type OperatorFunction } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import type { Log } from '#application/ports/log';
import type { AccessRecord } from '#domain/users/access/access-repository';
import type { Identity } from '#domain/users/identity';
import { signedOut, type Session, type SignedIn } from '#domain/users/session';
import type { User } from '#domain/users/user';
import { reconcileSession } from './reconcile-session';
import { trackDeletion, trackAccessDeletion, type ReadResult, type DocumentState } from './document-state';
import type { SessionDeps } from './session-deps';

/** Longest wait in ms for profile and access record; the session then starts without them. */
const TIMEOUT_MS = 8000;

/** Emits the values of a source, or first a fallback if none arrives within `TIMEOUT_MS`. */
const withTimeout = <A, B>(source: Observable<A>, fallback: B): Observable<A | B> =>
  merge(source, timer(TIMEOUT_MS).pipe(map(() => fallback), takeUntil(source)));

/** Converts a Watch into document states; failures are logged and become 'unavailable'. */
const documentStates = <A>(watch: Watch<A | null>, track: OperatorFunction<ReadResult<A>, DocumentState<A>>, log: Log, where: string): Observable<DocumentState<A>> =>
  watch.pipe(
    map((result): ReadResult<A> => {
      if (E.isRight(result)) return result.right;
      log.failure(where, result.left);
      return 'unavailable';
    }),
    track,
    shareReplay({ bufferSize: 1, refCount: true }),
  );

const dataOf = <A>(state: DocumentState<A>): A | null => (state === 'unavailable' || state === 'deleted' ? null : state);

const sessionOf = (identity: Identity, profile: User | null, accessRecord: AccessRecord | null): SignedIn => ({
  _tag: 'signed-in',
  uid: identity.uid,
  name: profile?.name ?? identity.name ?? identity.email,
  email: identity.email,
  emailVerified: identity.emailVerified,
  photoURL: profile?.photoURL ?? null,
  // Claim and access record must agree; until then the lesser role applies.
  role: identity.role === 'admin' && accessRecord?.role === 'admin' ? 'admin' : 'user',
  token: identity.token,
  lists: profile?.lists ?? [],
  profile,
});

/** Emits the session of one account while signed in, derived from identity, profile and access record. */
export const watchUserSession = (deps: SessionDeps, first: Identity, later: Observable<Identity>): Observable<Session> => {
  const identity$ = later.pipe(startWith(first), distinctUntilChanged());
  const profile$ = documentStates(deps.users.watch(first.uid).pipe(map(E.map(O.toNullable))), trackDeletion<User>(), deps.log, 'session.profile');
  const accessRecord$ = documentStates(deps.access.watch(first.uid), trackAccessDeletion, deps.log, 'session.marker');
  // A profile that does not exist yet is being created, so it is awaited. An unavailable or deleted profile keeps its last value, or null.
  const knownProfile$ = profile$.pipe(
    filter((state) => state !== null),
    scan((before: User | null, state) => dataOf(state) ?? before, null),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const session$ = combineLatest([identity$, withTimeout(knownProfile$, null), withTimeout(accessRecord$, 'unavailable' as const)]).pipe(
    map(([identity, profile, accessState]): Session => {
      const accessRecord = dataOf(accessState);
      return accessRecord?.disabled === true ? signedOut : sessionOf(identity, profile, accessRecord);
    }),
  );
  return merge(session$, reconcileSession(deps, identity$, profile$, accessRecord$));
};
