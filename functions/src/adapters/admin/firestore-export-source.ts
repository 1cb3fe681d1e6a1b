import * as E from 'fp-ts/Either';
import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { ExportedTitle, type ExportRows, type ExportSource } from '#domain/exports/export-source';
import { List, MAX_ITEMS } from '#domain/lists/list';
import { DirectoryEntry } from '#domain/users/directory/directory-entry';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { tryAdminSdk } from '../admin-sdk';
import { decodeStored } from '../stored-rows';

/** Returns the rows of the documents that exist. */
const toRows = <A>(documents: ReadonlyArray<DocumentSnapshot>, codec: t.Type<A, unknown>): ReadonlyArray<A> =>
  decodeStored(codec, codec.name)(documents.filter(({ exists }) => exists).map((document) => document.data()));

/** Reads a part of a query. */
const readRows = <A>(query: Query, limit: number, codec: t.Type<A, unknown>): Answer<ExportRows<A>> =>
  tryAdminSdk(async () => {
    const { docs } = await query.limit(limit).get();
    return E.right({ rows: toRows(docs, codec), next: docs.length < limit ? null : (docs.at(-1)?.id ?? null) });
  });

const behind = (query: Query, after: string | null): Query => (after === null ? query : query.startAfter(after));

/** Everything that is exported, from `directory` and `lists`, by document id. */
export const firestoreExportSource = (store: Firestore): ExportSource => ({
  usersAfter: (after, limit) =>
    readRows(behind(store.collection('directory').orderBy(FieldPath.documentId()), after), limit, DirectoryEntry),
  usersOf: (uids) =>
    tryAdminSdk(async () => {
      if (uids.length === 0) return E.right([]);
      const found = await store.getAll(...uids.map((uid) => store.doc(`directory/${uid}`)));
      return E.right(toRows(found, DirectoryEntry));
    }),
  listsAfter: (after, limit) => readRows(behind(store.collection('lists').orderBy(FieldPath.documentId()), after), limit, List),
  titlesOf: (listID) =>
    tryAdminSdk(async () => {
      const items = store.doc(`lists/${listID}`).collection('items').orderBy('order').limit(MAX_ITEMS);
      const { docs } = await items.select('itemKey', 'title', 'releaseYear', 'imdbID', 'addedAt').get();
      return E.right(toRows(docs, ExportedTitle));
    }),
});
