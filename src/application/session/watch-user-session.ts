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

/** What is not there after so long does not keep its member out: the session goes on without it. */
const PATIENCE_MS = 8000;

/** The words of a source, or in time one that stands for all that did not come. */
const inTime = <A, B>(words: Observable<A>, otherwise: B): Observable<A | B> =>
  merge(words, timer(PATIENCE_MS).pipe(map(() => otherwise), takeUntil(words)));

/** What was read, or 'unavailable' with the reason logged; and what was known before. */
const reading = <A>(watch: Watch<A | null>, remember: OperatorFunction<ReadResult<A>, DocumentState<A>>, log: Log, where: string): Observable<DocumentState<A>> =>
  watch.pipe(
    map((heard): ReadResult<A> => {
      if (E.isRight(heard)) return heard.right;
      log.failure(where, heard.left);
      return 'unavailable';
    }),
    remember,
    shareReplay({ bufferSize: 1, refCount: true }),
  );

const held = <A>(read: DocumentState<A>): A | null => (read === 'unavailable' || read === 'deleted' ? null : read);

const sessionOf = (identity: Identity, profile: User | null, marker: AccessRecord | null): SignedIn => ({
  _tag: 'signed-in',
  uid: identity.uid,
  name: profile?.name ?? identity.name ?? identity.email,
  email: identity.email,
  emailVerified: identity.emailVerified,
  photoURL: profile?.photoURL ?? null,
  // Claim and marker have to agree; until they do, the lesser holds.
  role: identity.role === 'admin' && marker?.role === 'admin' ? 'admin' : 'user',
  token: identity.token,
  lists: profile?.lists ?? [],
  profile,
});

/** The session of one account for as long as it is signed in, from what the identity service, the profile and the marker say. */
export const watchUserSession = (needs: SessionDeps, first: Identity, later: Observable<Identity>): Observable<Session> => {
  const identity = later.pipe(startWith(first), distinctUntilChanged());
  const profile = reading(needs.users.watch(first.uid).pipe(map(E.map(O.toNullable))), trackDeletion<User>(), needs.log, 'session.profile');
  const marker = reading(needs.access.watch(first.uid), trackAccessDeletion, needs.log, 'session.marker');
  // A profile that is not there yet is being made, and waited for; one that cannot be read, or is there no more, is the one that was read before, or none.
  const known = profile.pipe(
    filter((read) => read !== null),
    scan((before: User | null, read) => held(read) ?? before, null),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const spoken = combineLatest([identity, inTime(known, null), inTime(marker, 'unavailable' as const)]).pipe(
    map(([who, user, mark]): Session => {
      const read = held(mark);
      return read?.disabled === true ? signedOut : sessionOf(who, user, read);
    }),
  );
  return merge(spoken, reconcileSession(needs, identity, profile, marker));
};
