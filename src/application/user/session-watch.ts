import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { combineLatest, distinctUntilChanged, filter, map, merge, of, scan, shareReplay, startWith, switchMap, takeUntil, timer, type Observable } from 'rxjs';
import type { Watch } from '#domain/answer';
import type { Log } from '#domain/log';
import type { AccessMarker, AccessMarkers } from '#domain/user/access-marker';
import type { Accounts } from '#domain/user/accounts';
import type { Identity } from '#domain/user/identity';
import type { Membership } from '#domain/user/membership';
import { signedOut, type Session, type SignedIn } from '#domain/user/session';
import type { User } from '#domain/user/user';
import type { UserRepository } from '#domain/user/user-repository';
import { keepInStep, type Read } from './keep-in-step';

export type SessionNeeds = {
  readonly accounts: Accounts;
  readonly users: UserRepository;
  readonly markers: AccessMarkers;
  readonly membership: Membership;
  readonly log: Log;
};

/** What is not there after so long does not keep its member out: the session goes on without it. */
const PATIENCE_MS = 8000;

/** The words of a source, or in time one that stands for all that did not come. */
const inTime = <A, B>(words: Observable<A>, otherwise: B): Observable<A | B> =>
  merge(words, timer(PATIENCE_MS).pipe(map(() => otherwise), takeUntil(words)));

/** What was read, or 'unread' with the reason logged. */
const reading = <A>(watch: Watch<A>, log: Log, where: string): Observable<Read<A>> =>
  watch.pipe(
    map((heard): Read<A> => {
      if (E.isRight(heard)) return heard.right;
      log.failure(where, heard.left);
      return 'unread';
    }),
    shareReplay({ bufferSize: 1, refCount: true }),
  );

const sessionOf = (identity: Identity, profile: User | null, marker: AccessMarker | null): SignedIn => ({
  is: 'signed-in',
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

const sameWord = <A>(one: E.Either<A, Session>, other: E.Either<A, Session>): boolean => E.isRight(one) && E.isRight(other) && JSON.stringify(one.right) === JSON.stringify(other.right);

const followMember = (needs: SessionNeeds, first: Identity, later: Observable<Identity>): Observable<Session> => {
  const identity = later.pipe(startWith(first), distinctUntilChanged());
  const profile = reading(needs.users.watch(first.uid).pipe(map(E.map(O.toNullable))), needs.log, 'session.profile');
  const marker = reading(needs.markers.watch(first.uid), needs.log, 'session.marker');
  // A profile that is not there yet is being made, and waited for; one that cannot be read is the one that was read before, or none.
  const known = profile.pipe(
    filter((read) => read !== null),
    scan((before: User | null, read) => (read === 'unread' ? before : read), null),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const spoken = combineLatest([identity, inTime(known, null), inTime(marker, 'unread' as const)]).pipe(
    map(([who, user, mark]): Session => {
      const read = mark === 'unread' ? null : mark;
      return read?.disabled === true ? signedOut : sessionOf(who, user, read);
    }),
  );
  return merge(spoken, keepInStep(needs, identity, profile, marker));
};

/**
 * Who is there, put together from the identity service, the profile and the access marker. What does not agree is brought into
 * step on the way: a missing profile is made, a new role is fetched, a session that was ended is let go.
 */
export const watchSession = (needs: SessionNeeds): Watch<Session> => {
  const heard = needs.accounts.identity.pipe(shareReplay({ bufferSize: 1, refCount: true }));
  const uidOf = (word: E.Either<unknown, Identity | null>): string | null => (E.isRight(word) ? (word.right?.uid ?? null) : null);
  return heard.pipe(
    distinctUntilChanged((one, other) => E.isRight(one) && E.isRight(other) && uidOf(one) === uidOf(other)),
    switchMap((word) => {
      if (E.isLeft(word)) return of(word);
      const first = word.right;
      if (first === null) return of(E.right(signedOut));
      const later = heard.pipe(
        map((next) => (E.isRight(next) && next.right?.uid === first.uid ? next.right : null)),
        filter((next) => next !== null),
      );
      return followMember(needs, first, later).pipe(map((session) => E.right(session)));
    }),
    distinctUntilChanged(sameWord),
  );
};
