import { doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import { defer, distinctUntilChanged, from, map, Observable, switchMap } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import type { DocumentData } from './document-calls';
import { debounceOffline } from './debounce-offline';
import type { FirestoreConnection } from './firestore-connection';
import { restartFailedListener } from './restart-failed-listener';

const watchSnapshots = (store: FirestoreConnection, path: string): Observable<DocumentSnapshot> =>
  defer(() => from(store.open())).pipe(
    switchMap(
      (db) =>
        new Observable<DocumentSnapshot>((listener) =>
          onSnapshot(
            doc(db, path),
            { includeMetadataChanges: true },
            (snapshot) => listener.next(snapshot),
            (error) => listener.error(error),
          ),
        ),
    ),
  );

/** Only the server can confirm that a document does not exist: a missing document from the cache is `offline`. */
const toDocumentResult = (snapshot: DocumentSnapshot): E.Either<Failure, DocumentData> => {
  if (snapshot.exists()) return E.right(snapshot.data());
  return snapshot.metadata.fromCache ? E.left(offline) : E.right(null);
};

/**
 * Emits a document and every change. Restarts a failed listener when `retry$` emits, so that a new token or access record
 * restores access.
 */
export const watchDocument = (store: FirestoreConnection, path: string, what: string, retry$: Observable<unknown>): Watch<DocumentData> =>
  watchSnapshots(store, path).pipe(
    map(toDocumentResult),
    debounceOffline,
    restartFailedListener(what, retry$, (failure) => {
      // The decision may not have arrived here: a failing listener can block other listeners from receiving the reason. Reconnect.
      if (failure._tag === 'forbidden') void store.reconnect();
    }),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
