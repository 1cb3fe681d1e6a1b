import * as E from 'fp-ts/Either';
import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import type { ExportRows, ExportSource } from '#domain/exports/export-source';
import { List } from '#domain/lists/list';
import { DirectoryEntry } from '#domain/users/directory/directory-entry';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { tryAdminSdk } from '../admin-sdk';

/** Returns the row of a document; none of a missing document or one that does not decode: one damaged document must not stop an export. */
const toRows = <A>(document: DocumentSnapshot, codec: t.Type<A, unknown>): ReadonlyArray<A> => {
  const read = codec.decode(document.data());
  return E.isRight(read) ? [read.right] : [];
};

/** Reads a part of a query. */
const readRows = <A>(query: Query, limit: number, codec: t.Type<A, unknown>): Answer<ExportRows<A>> =>
  tryAdminSdk(async () => {
    const { docs } = await query.limit(limit).get();
    const rows = docs.flatMap((document) => toRows(document, codec));
    return E.right({ rows, next: docs.length < limit ? null : (docs.at(-1)?.id ?? null) });
  });

const behind = (query: Query, after: string | null): Query => (after === null ? query : query.startAfter(after));

/** Everything that is exported, from `directory` and `lists`, by document id. */
export const firestoreExportSource = (store: Firestore): ExportSource => ({
  usersAfter: (after, limit) => readRows(behind(store.collection('directory').orderBy(FieldPath.documentId()), after), limit, DirectoryEntry),
  usersOf: (uids) =>
    tryAdminSdk(async () => {
      const found = await store.getAll(...uids.map((uid) => store.doc(`directory/${uid}`)));
      return E.right(found.flatMap((document) => toRows(document, DirectoryEntry)));
    }),
  listsAfter: (after, limit) => readRows(behind(store.collection('lists').orderBy(FieldPath.documentId()), after), limit, List),
});
