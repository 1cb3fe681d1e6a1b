import { doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import { catchError, concat, defer, distinctUntilChanged, from, map, merge, Observable, of, switchMap, take, timer } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import type { DocumentData } from './document-calls';
import { firestoreFailure } from './firestore-failures';
import { debounceDeletion } from './debounce-deletion';
import type { FirestoreConnection } from './firestore-connection';

/** A refusal may end without a word from the server: asked for again after so many ms. */
const AGAIN_MS = 30_000;

const snapshotsOf = (store: FirestoreConnection, path: string): Observable<DocumentSnapshot> =>
  defer(() => from(store.open())).pipe(
    switchMap(
      (db) =>
        new Observable<DocumentSnapshot>((listener) =>
          onSnapshot(doc(db, path), { includeMetadataChanges: true }, (snapshot) => listener.next(snapshot), (fault) => listener.error(fault)),
        ),
    ),
  );

/** That something is not there can only be known from the server. */
const heldBy = (snapshot: DocumentSnapshot): E.Either<Failure, DocumentData> => {
  if (snapshot.exists()) return E.right(snapshot.data());
  return snapshot.metadata.fromCache ? E.left(offline) : E.right(null);
};

/**
 * A document and every change of it. Listening that was refused begins again when `again` says something, so that a new token or a
 * new marker is enough to be heard.
 */
export const watchDocument = (store: FirestoreConnection, path: string, what: string, again: Observable<unknown>): Watch<DocumentData> =>
  snapshotsOf(store, path).pipe(
    map(heldBy),
    debounceDeletion,
    catchError((fault: unknown, listening: Watch<DocumentData>) => {
      const failure = firestoreFailure(what)(fault);
      // What was decided at the server need not have arrived here: a listener that is refused can keep others from hearing why.
      if (failure._tag === 'forbidden') void store.reconnect();
      return concat(of(E.left(failure)), merge(again, timer(AGAIN_MS)).pipe(take(1), switchMap(() => listening)));
    }),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
  );
