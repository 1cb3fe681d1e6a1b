import { doc, getDocFromServer, getDocs, getDocsFromServer, type Firestore } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { Log } from '#application/ports/log';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { offline } from '#domain/shared/failure';
import { withTimeout } from '#domain/shared/with-timeout';
import { dataOf, documentFailure, InvalidDocument, TIMEOUT_MS } from './document-calls';
import type { FirestoreConnection } from './firestore-connection';
import { idQuerySpecs } from './lists/list-query-specs';
import { toFirestoreQuery, type QuerySpec } from './lists/query-spec';
import { toQueryResult, toQueryRows, type QueryRows } from './lists/watch-query';

const decoded = <A>(codec: t.Type<A, unknown>, path: string, data: unknown): A => {
  const result = decode(codec, path)(data);
  if (E.isLeft(result)) throw new InvalidDocument(result.left);
  return result.right;
};

/** Reads a document from the server; null if there is none. Rejects with an error of the SDK or `InvalidDocument`. */
export const readFromServer = async <A>(db: Firestore, path: string, codec: t.Type<A, unknown>): Promise<A | null> => {
  const data = dataOf(await getDocFromServer(doc(db, path)));
  return data === null ? null : decoded(codec, path, data);
};

/** An open database, and the log of damaged documents. */
export type Reader = { readonly db: Firestore; readonly log: Log };

/** Reads documents of a collection by id from the server. Damaged ones are logged and left out. Rejects with an error of the SDK. */
export const readByIdsFromServer = async <A>(
  { db, log }: Reader,
  path: string, ids: ReadonlyArray<string>, codec: t.Type<A, unknown>,
): Promise<ReadonlyMap<string, A>> => {
  const pages = await Promise.all(
    idQuerySpecs(path, ids).map(async (spec) => ({ spec, docs: (await getDocsFromServer(toFirestoreQuery(db, spec))).docs })),
  );
  return new Map(
    pages.flatMap(({ spec, docs }) =>
      docs.flatMap((document) => toQueryRows(codec, spec, log)([document.data()]).rows.map((row) => [document.id, row] as const)),
    ),
  );
};

/**
 * Reads one page; without a network, from the cache. An empty cached page is `offline`. @param source `server` fails with `offline` where
 * only the cache answers, which may lack documents of the page and have others as they were.
 */
export const readPage = <A>(
  store: FirestoreConnection, spec: QuerySpec, codec: t.Type<A, unknown>, source?: 'server',
): Answer<QueryRows<A> & { readonly isCached: boolean }> =>
  pipe(
    TE.tryCatch(async () => {
      const db = await store.open();
      return withTimeout(TIMEOUT_MS, () => getDocs(toFirestoreQuery(db, spec)));
    }, documentFailure(spec.path)),
    TE.flatMapEither((snapshot) => pipe(
      toQueryResult(snapshot, !snapshot.metadata.fromCache),
      E.map(toQueryRows(codec, spec, store.log)),
      E.map((page) => ({ ...page, isCached: snapshot.metadata.fromCache })),
    )),
    TE.filterOrElse(({ isCached }) => !isCached || source !== 'server', () => offline),
  );
