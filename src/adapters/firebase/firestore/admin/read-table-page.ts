import {
  getDocsFromServer, getDocFromServer, doc, type DocumentData, type Firestore, type QueryDocumentSnapshot,
} from 'firebase/firestore';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import type { RowPage, RowCursor } from '#domain/shared/row-page';
import { withTimeout } from '#domain/shared/with-timeout';
import { documentFailure, TIMEOUT_MS } from '#adapters/firebase/firestore/document-calls';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import type { Reader } from '#adapters/firebase/firestore/read-documents';
import { toQueryRows } from '#adapters/firebase/firestore/lists/watch-query';
import { DOCUMENT_ID, toFirestoreQuery, type QueryCursor, type QuerySpec } from '#adapters/firebase/firestore/lists/query-spec';
import { reversedSpec, type TableSpec } from './admin-query-specs';

/** Most rows of a page: the rules allow 100 documents, and one more is read to know whether there is a next page. */
const MAX_ROWS = 99;

/** Runs reads on the server, never from the cache: admins decide by what they see. @param what name of what is read. */
export const tryAdminRead = <A>(store: FirestoreConnection, what: string, read: (reader: Reader) => Promise<A>): Answer<A> =>
  TE.tryCatch(async () => {
    const db = await store.open();
    return withTimeout(TIMEOUT_MS, () => read({ db, log: store.log }));
  }, documentFailure(what));

const dataOf = (document: QueryDocumentSnapshot): DocumentData => document.data();

/** Reads the documents of a query. Damaged ones are logged and left out. */
export const queryRows = async <A>({ db, log }: Reader, spec: QuerySpec, codec: t.Type<A, unknown>): Promise<ReadonlyArray<A>> =>
  toQueryRows(codec, spec, log)((await getDocsFromServer(toFirestoreQuery(db, spec))).docs.map(dataOf)).rows;

/** Returns the place of a row in an order; null if the row is gone. A field that the row lacks counts as null. */
const placeOf = async (db: Firestore, { path, order }: TableSpec, id: string): Promise<QueryCursor | null> => {
  const row = await getDocFromServer(doc(db, path, id));
  return row.exists()
    ? order.map(([field]) => (field === DOCUMENT_ID ? row.id : ((row.get(field) ?? null) as string | number | null)))
    : null;
};

/**
 * Reads one page of a table. Reads the row of the range's id, the rows of the page and one more. A page before a row is read in the
 * reversed order. Damaged documents are logged and left out.
 */
export const readTablePage = async <A>(
  { db, log }: Reader,
  spec: TableSpec, codec: t.Type<A, unknown>, range: RowCursor, limit: number,
  toData: (document: QueryDocumentSnapshot) => DocumentData = dataOf,
): Promise<RowPage<A>> => {
  const size = Math.min(limit, MAX_ROWS);
  const anchor = 'before' in range ? range.before : range.after;
  const place = anchor === null ? null : await placeOf(db, spec, anchor);
  const isBefore = place !== null && 'before' in range;
  const { docs } = await getDocsFromServer(
    toFirestoreQuery(db, { ...(isBefore ? reversedSpec(spec) : spec), ...(place === null ? {} : { after: place }), limit: size + 1 }),
  );
  const page = toQueryRows(codec, { ...spec, limit: size }, log)(docs.slice(0, size).map(toData)).rows;
  const isMore = docs.length > size;
  return isBefore
    ? { rows: [...page].reverse(), hasPrevious: isMore, hasNext: true }
    : { rows: page, hasPrevious: place !== null, hasNext: isMore };
};
