import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { decode } from '#domain/shared/decode';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { PARTS_READ, type UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import { isStorablePart, UnmatchedPart, withoutRows } from '#domain/unmatched/unmatched-part';
import { dataOf, readDocument, updateDocument, type DocumentEdit } from './document-calls';
import type { ListRepositoryDeps } from './lists/firestore-list-repository';
import { ownerOnly } from './lists/owner-only';
import { DOCUMENT_ID, type QuerySpec } from './lists/query-spec';
import { readPage } from './read-documents';

const WHAT = 'unmatched';
const pathOf = (uid: string): string => `users/${uid}/unmatched`;

/** Parts by id. @param after id of the last part of the page before; null for the first page. */
export const unmatchedQuerySpec = (uid: string, after: string | null): QuerySpec => ({
  path: pathOf(uid), filters: [], order: [[DOCUMENT_ID, 'asc']], limit: PARTS_READ, ...(after === null ? {} : { after: [after] }),
});

/** Rows without a title in `users/{uid}/unmatched`, for their owner. Changes are transactions, so that a repeated one changes nothing. */
export const firestoreUnmatchedEntries = ({ store, identity }: Pick<ListRepositoryDeps, 'store' | 'identity'>): UnmatchedEntries => {
  const { answer } = ownerOnly(identity);
  // The server can answer a query that follows a transaction at once with documents from before it. So the SDK reads the document itself,
  // and adds it to the answer.
  const edit = (uid: UserId, partId: string, change: DocumentEdit): Answer<void> => {
    const path = `${pathOf(uid)}/${partId}`;
    return answer(uid, pipe(updateDocument(store, path, WHAT, change), TE.tapTask(() => readDocument(store, path, WHAT))));
  };
  return {
    readUnmatched: (uid, after) => answer(uid, pipe(
      readPage(store, unmatchedQuerySpec(uid, after), UnmatchedPart),
      TE.map(({ rows, isFull }) => ({ parts: rows, next: isFull ? (rows.at(-1)?.partId ?? null) : null })),
    )),
    keepUnmatched: (uid, part) => (!isStorablePart(part) ? answer(uid, TE.left(invalid('rows', 'too-large')))
      : edit(uid, part.partId, async (transaction, reference) => {
        if (dataOf(await transaction.get(reference)) === null) transaction.set(reference, { schemaVersion: 1, ...part });
      })),
    removeUnmatched: (uid, partId, rows) => edit(uid, partId, async (transaction, reference) => {
      const stored = decode(UnmatchedPart, WHAT)(dataOf(await transaction.get(reference)));
      if (E.isLeft(stored)) return;
      const after = withoutRows(stored.right, rows);
      if (after === null) transaction.delete(reference);
      else if (after.rows.length < stored.right.rows.length) transaction.update(reference, { rows: after.rows });
    }),
  };
};
