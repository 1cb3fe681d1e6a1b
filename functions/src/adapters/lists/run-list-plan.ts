import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { toListBatches } from '#domain/lists/documents/list-writes';
import { readListPlan, type ListPlanReader } from '#domain/lists/documents/read-list-plan';
import type { ListCommand } from '#domain/lists/list-command';
import type { ListPlanDocuments, ListWrite } from '#domain/lists/plan-list-command';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { noAccount, readAccount } from '../accounts/read-account';
import { writeDocuments } from '../write-documents';

/** A document that does not decode ends the transaction. */
class InvalidStoredDocument extends Error {
  constructor(readonly failure: Failure) {
    super(failure._tag);
  }
}

const isNew = (write: ListWrite): boolean => write.kind !== 'remove-item' && write.before === null;

const dataOf = <A>(codec: t.Type<A, unknown>, snapshot: DocumentSnapshot): A | null => {
  if (!snapshot.exists) return null;
  const decoded = decode(codec, snapshot.ref.parent.id)(snapshot.data());
  if (E.isLeft(decoded)) throw new InvalidStoredDocument(decoded.left);
  return decoded.right;
};

const readerIn = (store: Firestore, transaction: Transaction): ListPlanReader => ({
  one: async (path, codec) => dataOf(codec, await transaction.get(store.doc(path))),
  some: async (path, ids, codec) => {
    const documents = ids.length === 0 ? [] : await transaction.getAll(...[...new Set(ids)].map((id) => store.doc(`${path}/${id}`)));
    return new Map(
      documents.flatMap((document) => {
        const data = dataOf(codec, document);
        return data === null ? [] : [[document.id, data] as const];
      }),
    );
  },
  count: async (path) => (await transaction.get(store.collection(path).count())).data().count,
});

/**
 * Reads what a command needs and makes the writes of a plan, in one transaction. A document that does not decode is the result's failure.
 * Nothing new is stored for an account that is gone or being deleted.
 */
export const runListPlan = async (
  store: Firestore, command: Pick<ListCommand, 'uid' | 'change'>,
  plan: (documents: ListPlanDocuments) => E.Either<Failure, ReadonlyArray<ListWrite>>,
): Promise<E.Either<Failure, void>> => {
  try {
    return await store.runTransaction(async (transaction) => {
      const { documents, entries } = await readListPlan(readerIn(store, transaction), command);
      const planned = plan(documents);
      if (E.isLeft(planned)) return planned;
      if (planned.right.some(isNew) && (await readAccount(store, transaction, command.uid)) === null) return E.left(noAccount);
      writeDocuments(store, transaction, toListBatches(planned.right, entries).flat());
      return E.right(undefined);
    });
  } catch (error) {
    if (error instanceof InvalidStoredDocument) return E.left(error.failure);
    throw error;
  }
};
