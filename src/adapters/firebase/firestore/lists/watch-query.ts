import { onSnapshot, type DocumentData, type QuerySnapshot } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import { defer, distinctUntilChanged, from, map, Observable, switchMap } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { offline, type Failure } from '#domain/shared/failure';
import type * as t from 'io-ts';
import type { FirestoreConnection } from '../firestore-connection';
import { restartFailedListener } from '../restart-failed-listener';
import { preferServer } from './prefer-server';
import { toFirestoreQuery, type QuerySpec } from './query-spec';

const watchSnapshots = (store: FirestoreConnection, spec: QuerySpec): Observable<QuerySnapshot> =>
  defer(() => from(store.open())).pipe(
    switchMap(
      (db) =>
        new Observable<QuerySnapshot>((listener) =>
          onSnapshot(toFirestoreQuery(db, spec), { includeMetadataChanges: true }, (snapshot) => listener.next(snapshot), (error) => listener.error(error)),
        ),
    ),
  );

/** Returns the documents of a query. The empty result of a cache is `offline`: only the server knows that there are no documents. */
export const toQueryResult = (snapshot: QuerySnapshot, isSynced: boolean): E.Either<Failure, ReadonlyArray<DocumentData>> =>
  !isSynced && snapshot.empty ? E.left(offline) : E.right(snapshot.docs.map((document) => document.data()));

/** Decodes all documents; fails with the first one that does not decode. */
export const decodeAll = <A>(codec: t.Type<A, unknown>, path: string) => (documents: ReadonlyArray<DocumentData>): E.Either<Failure, ReadonlyArray<A>> => {
  const decoded: A[] = [];
  for (const document of documents) {
    const result = decode(codec, path)(document);
    if (E.isLeft(result)) return result;
    decoded.push(result.right);
  }
  return E.right(decoded);
};

/** Emits the documents of a query and every change. @param retry$ restarts a failed listener. */
export const watchQuery = <A>(store: FirestoreConnection, spec: QuerySpec, codec: t.Type<A, unknown>, retry$: Observable<unknown>): Watch<ReadonlyArray<A>> =>
  watchSnapshots(store, spec).pipe(
    preferServer(),
    map(({ snapshot, isSynced }) => toQueryResult(snapshot, isSynced)),
    restartFailedListener<ReadonlyArray<DocumentData>>(spec.path, retry$),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    map(E.flatMap(decodeAll(codec, spec.path))),
  );
