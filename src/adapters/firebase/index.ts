import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { concat, defer, filter, from, of, switchMap, timer } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import type { AccessRepository } from '#domain/users/access/access-repository';
import type { AuthService } from '#domain/users/auth-service';
import type { Avatars } from '#domain/users/avatars';
import type { UserRepository } from '#domain/users/user-repository';
import { lazyAuthService } from './auth/lazy-auth-service';
import type { FirebaseSettings } from './firebase-settings';
import { lazy, type Lazy } from './lazy';
import { inMemoryUserIdHint, localStorageUserIdHint, type UserIdHint } from './auth/firebase-session-hint';
import type { AuthSdk, AuthSdkDeps } from './connect-auth';
import type { FirestoreSdk, FirestoreSdkDeps } from './firestore/connect-firestore';

export type FirebaseAdapter = {
  readonly auth: AuthService;
  readonly users: UserRepository;
  readonly access: AccessRepository;
  readonly avatars: Avatars;
  /** The token for the server functions; null when nobody is signed in. */
  readonly token: Answer<string | null>;
};

export type FirebaseDeps = {
  readonly settings: FirebaseSettings;
  /** Has the server end all sessions of whoever this token is of. */
  readonly endSessions: AuthSdkDeps['endSessions'];
  readonly hint?: UserIdHint;
  /** What a test has instead of a browser. */
  readonly sdk?: Pick<AuthSdkDeps, 'persistence' | 'name'>;
  readonly firestore?: Pick<FirestoreSdkDeps, 'cache' | 'locks'>;
};

/** Asks something that may have to be loaded first. */
const within = <T>(late: Lazy<T>) => <A>(ask: (loaded: T) => Answer<A>): Answer<A> => pipe(late.get, TE.flatMap(ask));

/** What could not be loaded is tried again after so many ms. */
const AGAIN_MS = 5000;

/** Follows something that may have to be loaded first; at once where it is there. */
const following = <T>(late: Lazy<T>) => <A>(watch: (loaded: T) => Watch<A>): Watch<A> => {
  const follow: Watch<A> = defer(() => {
    const here = late.peek();
    if (here !== null) return watch(here);
    const later = timer(AGAIN_MS).pipe(switchMap(() => follow));
    return from(late.get()).pipe(switchMap((loaded) => (E.isLeft(loaded) ? concat(of(loaded), later) : watch(loaded.right))));
  });
  return follow;
};

const hintHere = (): UserIdHint => (typeof localStorage === 'undefined' ? inMemoryUserIdHint() : localStorageUserIdHint(globalThis));

/**
 * Firebase behind the ports. None of it is loaded before somebody signs in or is known to be signed in; for everybody else it says
 * at once that nobody is there.
 */
export const createFirebase = ({ settings, endSessions, hint = hintHere(), ...instead }: FirebaseDeps): FirebaseAdapter => {
  const sdk = lazy(async (): Promise<AuthSdk> => (await import('./connect-auth')).connectAuth({ ...instead.sdk, settings, endSessions, hint, clearLocalData: letGo }));
  const documents = lazy(async (): Promise<FirestoreSdk> => {
    const [code, loaded] = await Promise.all([import('./firestore/connect-firestore'), sdk.get()]);
    if (E.isLeft(loaded)) throw new Error('The SDK could not be loaded.');
    return code.connectFirestore({ ...instead.firestore, settings, app: loaded.right.app, identity: loaded.right.auth.identity });
  });
  const files = lazy(async (): Promise<Avatars> => {
    const [code, loaded] = await Promise.all([import('./storage/connect-storage'), sdk.get()]);
    if (E.isLeft(loaded)) throw new Error('The SDK could not be loaded.');
    return code.connectStorage(loaded.right.app, settings);
  });

  async function letGo(last: string | null): Promise<void> {
    // Whose session ended while the browser was closed has left something too, and nothing but this loads what clears it away.
    if (last !== null && hint.get() === null) await documents.get();
    // Somebody else may have come by the time that a tab hears of who has left.
    if (hint.get() === null) await documents.peek()?.store.clearLocalData();
  }
  // Signed out in another tab: that tab cannot clear anything away for as long as this one holds it.
  hint.uid$.subscribe((uid) => {
    if (uid === null) void letGo(null);
  });

  const asAccounts = within(sdk);
  const asUsers = within(documents);
  const asAvatars = within(files);
  const told = following(sdk)(({ auth: { identity: heard } }) => heard);
  /** What the SDK tells of an account that the hint no longer is about, is out of date. */
  const identity = hint.uid$.pipe(
    switchMap((uid) =>
      uid === null
        ? of(E.right(null))
        : told.pipe(filter((heard) => E.isLeft(heard) || heard.right === null || heard.right.uid === uid)),
    ),
  );
  return {
    auth: {
      ...lazyAuthService(asAccounts),
      identity,
      signOut: async () => {
        if (hint.get() === null && sdk.peek() === null) return E.right(undefined);
        // An earlier visit may have left something to clear away; that it cannot be loaded keeps nobody signed in.
        await documents.get();
        return asAccounts((loaded) => loaded.auth.signOut)();
      },
    },
    users: {
      find: (uid) => asUsers(({ users }) => users.find(uid)),
      watch: (uid) => following(documents)(({ users }) => users.watch(uid)),
      update: (uid, patch) => asUsers(({ users }) => users.update(uid, patch)),
      recordRecent: (uid, opened) => asUsers(({ users }) => users.recordRecent(uid, opened)),
      updateRecentIds: (uid, found) => asUsers(({ users }) => users.updateRecentIds(uid, found)),
    },
    access: { watch: (uid) => following(documents)(({ access }) => access.watch(uid)) },
    avatars: {
      put: (uid, picture) => asAvatars((avatars) => avatars.put(uid, picture)),
      remove: (uid) => asAvatars((avatars) => avatars.remove(uid)),
    },
    token: async () => (hint.get() === null ? E.right(null) : asAccounts((loaded) => loaded.auth.token)()),
  };
};
