import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, filter, map, of, switchMap } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import type { Log } from '#application/ports/log';
import type { TextStore } from '#application/ports/browser-storage';
import type { SessionHint } from '#application/ports/session-hint';
import type { AccessRepository } from '#domain/users/access/access-repository';
import type { AuthService } from '#domain/users/auth-service';
import type { AvatarStorage } from '#domain/users/pictures/avatars';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import type { UserRepository } from '#domain/users/user-repository';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import { latePort } from '#adapters/late-port';
import { lazy } from '#adapters/lazy';
import type { FirebaseSettings } from './firebase-settings';
import type { AuthAdapters, ConnectAuthDeps } from './connect-auth';
import type { StorageAdapters } from './storage/connect-storage';
import type { AdminReads } from './firestore/admin/admin-reads';
import type { FirestoreAdapters, ConnectFirestoreDeps } from './firestore/connect-firestore';

export type FirebaseAdapter = {
  readonly auth: AuthService;
  readonly users: UserRepository;
  readonly lists: Answer<ListRepository>;
  readonly history: Answer<HistoryRepository>;
  readonly access: AccessRepository;
  readonly unmatched: Answer<UnmatchedEntries>;
  readonly avatars: AvatarStorage;
  /** Ports that admins use; loads their code at the first call. */
  readonly admin: Answer<AdminReads>;
  /** Returns the token for the server functions; null without a signed-in user. */
  readonly token: Answer<string | null>;
  /** Signs in with a token of the server functions. */
  readonly enter: (token: string) => Answer<void>;
};

export type FirebaseDeps = {
  readonly settings: FirebaseSettings;
  /** Calls the server function that ends all sessions of the token's user. */
  readonly endSessions: ConnectAuthDeps['endSessions'];
  /** Calls the server function that deletes the account of the token. */
  readonly deleteAccount: ConnectAuthDeps['deleteAccount'];
  readonly hint: SessionHint;
  /** Storage shared by all tabs of the browser. */
  readonly local: Pick<TextStore, 'get' | 'set'>;
  readonly log: Log;
  /** Replacements for browser features, in tests. */
  readonly sdk?: Pick<ConnectAuthDeps, 'persistence' | 'name'>;
  readonly firestore?: Pick<ConnectFirestoreDeps, 'cache' | 'locks'>;
  readonly onStop?: ConnectFirestoreDeps['onStop'];
};

/** Key in local storage: private data of a member who has signed out is not deleted yet. */
const UNCLEARED_KEY = 'marquee.uncleared';

/**
 * Creates the Firebase adapters of the ports. No SDK code is loaded before a sign-in or a stored session; until then the identity
 * is null immediately.
 */
export const createFirebaseAdapter = ({
  settings, endSessions, deleteAccount, hint, local, log,
  onStop = () => undefined,
  ...overrides
}: FirebaseDeps): FirebaseAdapter => {
  const sdk = lazy(async (): Promise<AuthAdapters> =>
    (await import('./connect-auth')).connectAuth({
      ...overrides.sdk, settings, endSessions, deleteAccount, hint, clearLocalData,
      noteUncleared: () => void local.set(UNCLEARED_KEY, 'yes'),
    }),
  );
  const documents = lazy(async (): Promise<FirestoreAdapters> => {
    const [module, loaded] = await Promise.all([import('./firestore/connect-firestore'), sdk.get()]);
    if (E.isLeft(loaded)) throw new Error('The SDK could not be loaded.');
    return module.connectFirestore({ ...overrides.firestore, settings, log, onStop, ...loaded.right });
  });
  const files = lazy(async (): Promise<StorageAdapters> => {
    const [module, loaded] = await Promise.all([import('./storage/connect-storage'), sdk.get()]);
    if (E.isLeft(loaded)) throw new Error('The SDK could not be loaded.');
    return module.connectStorage(loaded.right.app, settings);
  });
  const admin = lazy(async (): Promise<AdminReads> => {
    const [module, loaded] = await Promise.all([import('./firestore/admin/admin-reads'), documents.get()]);
    if (E.isLeft(loaded)) throw new Error('The SDK could not be loaded.');
    return module.createAdminReads(loaded.right.store, (...upload) => files.call(({ uploadBanner }) => uploadBanner(...upload)));
  });

  async function clearLocalData(last: string | null): Promise<void> {
    // A session that ended while the browser was closed has left private data too, and so has a tab that was closed before it had deleted
    // them; only this call loads the code that clears it.
    if ((last !== null || local.get(UNCLEARED_KEY) !== null) && hint.get().uid === null) await documents.get();
    // Another user may have signed in before this tab receives the sign-out.
    if (hint.get().uid === null && (await documents.peek()?.store.clearLocalData()) === true) local.set(UNCLEARED_KEY, null);
  }
  // After a sign-out in another tab: that tab cannot clear the database while this tab has it open.
  const uid$ = hint.value$.pipe(map(({ uid }) => uid), distinctUntilChanged());
  uid$.subscribe((uid) => {
    if (uid === null) void clearLocalData(null);
  });

  const sdkIdentity$ = sdk.watch(({ auth }) => auth.identity);
  /** Identities of another account than the hint's are outdated and left out. */
  const identity = uid$.pipe(
    switchMap((uid) =>
      uid === null
        ? of(E.right(null))
        : sdkIdentity$.pipe(filter((result) => E.isLeft(result) || result.right === null || uid === '' || result.right.uid === uid)),
    ),
  );
  return {
    auth: latePort(sdk, ({ auth }): AuthService => auth, {
      identity,
      refresh: 'answer', readMethods: 'answer', confirmWithGoogle: 'answer',
      signOut: async () => {
        if (hint.get().uid === null && sdk.peek() === null) return E.right(undefined);
        // An earlier visit may have left private data. A failed load does not prevent the sign-out.
        await documents.get();
        return sdk.call(({ auth }) => auth.signOut)();
      },
    }),
    users: latePort(documents, ({ users }) => users, { watch: 'watch' }),
    lists: pipe(documents.get, TE.map(({ lists }) => lists)),
    history: pipe(documents.get, TE.map(({ history }) => history)),
    unmatched: pipe(documents.get, TE.map(({ unmatched }) => unmatched)),
    access: latePort(documents, ({ access }) => access, { watch: 'watch' }),
    avatars: latePort(files, ({ avatars }) => avatars, {}),
    admin: admin.get,
    token: async () => (hint.get().uid === null ? E.right(null) : sdk.call(({ auth }) => auth.token)()),
    enter: (token) => sdk.call(({ auth }) => auth.enter(token)),
  };
};
