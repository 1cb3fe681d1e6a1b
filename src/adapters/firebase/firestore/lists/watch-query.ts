import { onSnapshot, type DocumentData, type QuerySnapshot } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import { defer, distinctUntilChanged, from, map, Observable, switchMap } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { decodeRows } from '#domain/shared/decode';
import { offline, type Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import type * as t from 'io-ts';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { restartFailedListener } from '#adapters/firebase/firestore/restart-failed-listener';
import { preferServer } from './prefer-server';
import { toFirestoreQuery, type QuerySpec } from './query-spec';

const watchSnapshots = (store: FirestoreConnection, spec: QuerySpec): Observable<QuerySnapshot> =>
  defer(() => from(store.open())).pipe(
    switchMap(
      (db) =>
        new Observable<QuerySnapshot>((listener) =>
          onSnapshot(
            toFirestoreQuery(db, spec),
            { includeMetadataChanges: true },
            (snapshot) => listener.next(snapshot),
            (error) => listener.error(error),
          ),
        ),
    ),
  );

/** Returns the documents of a query. The empty result of a cache is `offline`: only the server can confirm that there are no documents. */
export const toQueryResult = (snapshot: QuerySnapshot, isSynced: boolean): E.Either<Failure, ReadonlyArray<DocumentData>> =>
  !isSynced && snapshot.empty ? E.left(offline) : E.right(snapshot.docs.map((document) => document.data()));

/** The documents of a query that decode. `isFull`: the limit of the query ended them, so further ones may follow. */
export type QueryRows<A> = { readonly rows: ReadonlyArray<A>; readonly isFull: boolean };

/** Decodes the documents of a query. Damaged ones are logged and left out. */
export const toQueryRows =
  <A>(codec: t.Type<A, unknown>, { path, limit }: QuerySpec, log: Log) =>
  (documents: ReadonlyArray<DocumentData>): QueryRows<A> => ({
    rows: decodeRows(codec, path, (failure) => log.failure('firestore.read', failure))(documents),
    isFull: documents.length >= limit,
  });

/** Emits the rows of a query and every change. @param retry$ restarts a failed listener. */
export const watchRows = <A>(
  store: FirestoreConnection, spec: QuerySpec, codec: t.Type<A, unknown>, retry$: Observable<unknown>,
): Watch<QueryRows<A>> =>
  watchSnapshots(store, spec).pipe(
    preferServer(),
    map(({ snapshot, isSynced }) => toQueryResult(snapshot, isSynced)),
    restartFailedListener<ReadonlyArray<DocumentData>>(spec.path, retry$),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    map(E.map(toQueryRows(codec, spec, store.log))),
  );

/** Like `watchRows`, for queries without further pages. */
export const watchQuery = <A>(
  store: FirestoreConnection, spec: QuerySpec, codec: t.Type<A, unknown>, retry$: Observable<unknown>,
): Watch<ReadonlyArray<A>> => watchRows(store, spec, codec, retry$).pipe(map(E.map(({ rows }) => rows)));
