import { doc, getDoc, runTransaction, type DocumentReference, type DocumentSnapshot, type Transaction } from 'firebase/firestore';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { networkFailure, offline, type Failure } from '#domain/shared/failure';
import { TimeoutError, withTimeout } from '#domain/shared/with-timeout';
import { firestoreFailure } from './firestore-failures';
import type { FirestoreConnection } from './firestore-connection';

/** Time limit for a call of the database, in ms: without a network, the SDK retries indefinitely. */
export const TIMEOUT_MS = 10_000;

/** Fields of a document; null when the document does not exist. */
export type DocumentData = Readonly<Record<string, unknown>> | null;

export const dataOf = (snapshot: DocumentSnapshot): DocumentData => (snapshot.exists() ? snapshot.data() : null);

/** Aborts a transaction whose edit does not fit the document, and carries the failure out of the transaction. */
export class InvalidDocument extends Error {
  constructor(readonly failure: Failure) {
    super(failure._tag);
  }
}

/** Returns the failure for an error of a call. @param what name of the requested item. */
export const documentFailure = (what: string) => (error: unknown): Failure => {
  if (error instanceof InvalidDocument) return error.failure;
  return error instanceof TimeoutError ? offline : firestoreFailure(what)(error);
};

/** Edit of a document inside a transaction. */
export type DocumentEdit = (transaction: Transaction, reference: DocumentReference) => Promise<unknown>;

export const readDocument = (store: FirestoreConnection, path: string, what: string): Answer<DocumentData> =>
  TE.tryCatch(async () => {
    const reference = doc(await store.open(), path);
    return dataOf(await withTimeout(TIMEOUT_MS, () => getDoc(reference)));
  }, documentFailure(what));

/**
 * Changes a document on the server or not at all: a queued offline write would lose its error, and a sign-out would lose the write.
 * Fails with `offline` without a network or after the time limit.
 */
export const updateDocument = (store: FirestoreConnection, path: string, what: string, edit: DocumentEdit): Answer<void> => {
  const change = async (): Promise<void> => {
    const db = await store.open();
    await withTimeout(TIMEOUT_MS, () => runTransaction(db, (transaction) => edit(transaction, doc(db, path)), { maxAttempts: 3 }));
  };
  return async () =>
    networkFailure(undefined, globalThis.navigator) === offline ? TE.left(offline)() : TE.tryCatch(change, documentFailure(what))();
};
