import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { decode } from '#domain/shared/decode';
import { invalid } from '#domain/shared/failure';
import { PARTS_READ, type UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import { isStorablePart, UnmatchedPart, withoutRows } from '#domain/unmatched/unmatched-part';
import { dataOf, updateDocument } from './document-calls';
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
  return {
    readUnmatched: (uid, after) => answer(uid, pipe(
      readPage(store, unmatchedQuerySpec(uid, after), UnmatchedPart),
      TE.map(({ rows, isFull }) => ({ parts: rows, next: isFull ? (rows.at(-1)?.partId ?? null) : null })),
    )),
    keepUnmatched: (uid, part) => answer(uid, !isStorablePart(part) ? TE.left(invalid('rows', 'too-large'))
      : updateDocument(store, `${pathOf(uid)}/${part.partId}`, WHAT, async (transaction, reference) => {
        if (dataOf(await transaction.get(reference)) === null) transaction.set(reference, { schemaVersion: 1, ...part });
      })),
    removeUnmatched: (uid, partId, rows) => answer(uid, updateDocument(
      store, `${pathOf(uid)}/${partId}`, WHAT, async (transaction, reference) => {
        const stored = decode(UnmatchedPart, WHAT)(dataOf(await transaction.get(reference)));
        if (E.isLeft(stored)) return;
        const after = withoutRows(stored.right, rows);
        if (after === null) transaction.delete(reference);
        else if (after.rows.length < stored.right.rows.length) transaction.update(reference, { rows: after.rows });
      },
    )),
  };
};
