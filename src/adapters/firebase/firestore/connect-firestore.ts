import type { FirebaseApp } from 'firebase/app';
import { persistentLocalCache, persistentMultipleTabManager, type FirestoreLocalCache } from 'firebase/firestore';
import { skip } from 'rxjs';
import type { Log } from '#application/ports/log';
import type { AccessRepository } from '#domain/users/access/access-repository';
import type { UserRepository } from '#domain/users/user-repository';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import { firestoreUnmatchedEntries } from './firestore-unmatched-entries';
import { firestoreHistoryRepository } from './history/firestore-history-repository';
import { firestoreListRepository } from './lists/firestore-list-repository';
import type { CurrentIdentity } from './lists/owner-only';
import { createServerClock, fetchServerTime } from './lists/server-clock';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import { firestoreAccessRepository, readAccessRecord } from './firestore-access-repository';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { createFirestoreConnection, type FirestoreConnection } from './firestore-connection';
import { orEndedSession } from './or-ended-session';
import { watchClientStop } from './watch-client-stop';
import { firestoreUserRepository } from './web-user-repository';

export type FirestoreAdapters = {
  readonly store: FirestoreConnection;
  readonly users: UserRepository;
  readonly lists: ListRepository;
  readonly history: HistoryRepository;
  readonly access: AccessRepository;
  readonly unmatched: UnmatchedEntries;
};

export type ConnectFirestoreDeps = {
  readonly app: FirebaseApp;
  readonly settings: FirebaseSettings;
  readonly log: Log;
  /** `identity` emits the signed-in user and every new token. */
  readonly auth: { readonly identity: CurrentIdentity };
  readonly cache?: () => FirestoreLocalCache;
  readonly locks?: Pick<LockManager, 'request'> | null;
  /** Called when the client stops by an internal error and needs a reload of the page. */
  readonly onStop?: () => void;
};

const browserCache = (): FirestoreLocalCache => persistentLocalCache({ tabManager: persistentMultipleTabManager() });

/** Connects Firestore and creates the repositories on it. */
export const connectFirestore = ({
  app, settings, log,
  auth: { identity },
  cache = browserCache, locks = navigator.locks,
  onStop = () => undefined,
}: ConnectFirestoreDeps): FirestoreAdapters => {
  watchClientStop(onStop);
  const connection = createFirestoreConnection({ app, settings, log, cache, locks });
  const tokenChanges = identity.pipe(skip(1));
  const access = firestoreAccessRepository(connection, tokenChanges);
  const repositoryDeps = { store: connection, identity, renewed: tokenChanges, clock: createServerClock(fetchServerTime) };
  const inSession = orEndedSession({ identity, readAccess: readAccessRecord(connection) });
  const [lists, history] = [firestoreListRepository(repositoryDeps), firestoreHistoryRepository(repositoryDeps)];
  return {
    store: connection,
    access,
    lists: { ...lists, apply: inSession(lists.apply) },
    history: { ...history, apply: inSession(history.apply) },
    unmatched: firestoreUnmatchedEntries(repositoryDeps),
    users: firestoreUserRepository({ store: connection, access, renewed: tokenChanges }),
  };
};
