import * as E from 'fp-ts/Either';
import { defer, distinctUntilChanged, filter, map, merge, of, shareReplay, switchMap, type Observable } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { isNetworkError, unavailable, type Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import type { Identity } from '#domain/users/identity';
import { signedOut, type Session } from '#domain/users/session';
import type { SessionDeps } from './session-deps';

type WatchUserSession = (needs: SessionDeps, first: Identity, later: Observable<Identity>) => Observable<Session>;

/** Code that does not come (a lost connection) is asked for again after so long, and logged once; nobody is signed out for want of it. */
const CODE_PAUSE_MS = 3000;

const loadSessionCode = async (log: Log): Promise<{ readonly watchUserSession: WatchUserSession }> => {
  for (let isTold = false; ; isTold = true) {
    try {
      return await import('./watch-user-session');
    } catch (fault) {
      if (!isTold) log.failure('session.code', unavailable(null, fault instanceof Error ? fault.message : String(fault)));
    }
    await new Promise((resolve) => setTimeout(resolve, CODE_PAUSE_MS));
  }
};

/** What it takes to follow a member is code that strangers never need. */
const lazyUserSession: WatchUserSession = (needs, ...member) => defer(() => loadSessionCode(needs.log)).pipe(switchMap(({ watchUserSession }) => watchUserSession(needs, ...member)));

const sameWord = <A>(one: E.Either<A, Session>, other: E.Either<A, Session>): boolean => E.isRight(one) && E.isRight(other) && JSON.stringify(one.right) === JSON.stringify(other.right);

type Word = E.Either<Failure, Identity | null>;
const uidOf = (word: Word): string | null => (E.isRight(word) ? (word.right?.uid ?? null) : null);
const isSilence = (word: Word): word is E.Left<Failure> => E.isLeft(word) && isNetworkError(word.left);

/** Whether a word leaves everything with whoever was there: the same account, or nobody who could be asked about it. */
const isOfTheSame = (one: Word, other: Word): boolean => E.isRight(one) && ((one.right !== null && isSilence(other)) || (E.isRight(other) && uidOf(one) === uidOf(other)));

/**
 * Who is there, put together from the identity service, the profile and the access marker. What does not agree is brought into
 * step on the way: a missing profile is made, a new role is fetched, a session that was ended is let go.
 * @param watchUserSession how the session of one account is followed.
 */
export const watchSession = (needs: SessionDeps, watchUserSession: WatchUserSession = lazyUserSession): Watch<Session> => {
  const heard = needs.auth.identity.pipe(shareReplay({ bufferSize: 1, refCount: true }));
  return heard.pipe(
    distinctUntilChanged(isOfTheSame),
    switchMap((word) => {
      if (E.isLeft(word)) return of(word);
      const first = word.right;
      if (first === null) return of(E.right(signedOut));
      const later = heard.pipe(
        map((next) => (E.isRight(next) && next.right?.uid === first.uid ? next.right : null)),
        filter((next) => next !== null),
      );
      // Their marker and profile are followed on meanwhile: a disabled account is let go, whatever else is out of reach.
      return merge(watchUserSession(needs, first, later).pipe(map((session) => E.right(session))), heard.pipe(filter(isSilence)));
    }),
    distinctUntilChanged(sameWord),
  );
};
