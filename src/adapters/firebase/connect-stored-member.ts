import { deleteApp, initializeApp } from 'firebase/app';
import { onIdTokenChanged, type Auth } from 'firebase/auth';
import { memoryLocalCache } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { map, Observable, switchMap } from 'rxjs';
import type { Log } from '#application/ports/log';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import { createAuth } from './auth/create-auth';
import { pageSessions, type StoredSessions } from './auth/stored-sessions';
import { toIdentity } from './auth/to-identity';
import type { FirebaseSettings } from './firebase-settings';
import { connectFirestore, type FirestoreAdapters } from './firestore/connect-firestore';

export type StoredSession = Pick<FirestoreAdapters, 'lists' | 'history' | 'access'> & {
  readonly identity: Identity;
  /** Returns the token for the server functions. */
  readonly token: Answer<string | null>;
  readonly close: () => Promise<void>;
};

/** Emits at each sign-in, sign-out and new token of this authentication, also on subscribe. */
const tokenChanges = (auth: Auth): Observable<unknown> =>
  new Observable((listener) => onIdTokenChanged(auth, (user) => listener.next(user)));

/**
 * Opens the session that pages of this browser have stored, for a worker without a page; null without one. Documents are kept in memory:
 * pages clear the browser's cache at a sign-out. Each command and each token needs the session anew: a page may have ended it meanwhile.
 */
export const connectStoredMember = (
  settings: FirebaseSettings, log: Log, sessions: StoredSessions = pageSessions,
): Answer<StoredSession | null> => {
  const connect = async (): Promise<E.Either<Failure, StoredSession | null>> => {
    const app = initializeApp(settings);
    const close = (): Promise<void> => deleteApp(app);
    const auth = createAuth(app, settings.emulators, sessions.persistence);
    await auth.authStateReady();
    const user = auth.currentUser;
    const identity = user === null ? E.right(null) : await toIdentity(user)();
    if (user === null || E.isLeft(identity) || identity.right === null) {
      await close();
      return E.map(() => null)(identity);
    }
    const member = identity.right;
    const goesOn = async (): Promise<boolean> => {
      const stored = await sessions.uid(settings.apiKey)();
      return E.isRight(stored) && stored.right === member.uid && auth.currentUser?.uid === member.uid;
    };
    const { lists, history, access } = connectFirestore({
      app, settings, log, cache: () => memoryLocalCache(), locks: null,
      auth: { identity: tokenChanges(auth).pipe(switchMap(goesOn), map((isSignedIn) => E.right(isSignedIn ? member : null))) },
    });
    return E.right({
      lists, history, access, close, identity: member,
      token: pipe(toIdentity(user), TE.flatMapTask(({ token }) => async () => ((await goesOn()) ? token : null))),
    });
  };
  return pipe(TE.tryCatch(connect, toFailure), TE.flatMapEither((answer) => answer));
};
