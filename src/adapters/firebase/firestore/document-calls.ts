import { doc, getDoc, runTransaction, type DocumentReference, type DocumentSnapshot, type Transaction } from 'firebase/firestore';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import { firestoreFailure } from './firestore-failures';
import { withTimeout, isFirebaseOffline } from '../with-timeout';
import type { FirestoreConnection } from './firestore-connection';

/** What a document holds; null when there is none. */
export type DocumentData = Readonly<Record<string, unknown>> | null;

export const dataOf = (snapshot: DocumentSnapshot): DocumentData => (snapshot.exists() ? snapshot.data() : null);

/** An edit that turned out not to fit the document; it carries the reason out of a transaction. */
export class InvalidDocument extends Error {
  constructor(readonly failure: Failure) {
    super(failure._tag);
  }
}

const failureOf = (what: string) => (thrown: unknown): Failure => (thrown instanceof InvalidDocument ? thrown.failure : firestoreFailure(what)(thrown));

/** What a transaction does with a document. */
export type DocumentEdit = (transaction: Transaction, at: DocumentReference) => Promise<unknown>;

export const readDocument = (store: FirestoreConnection, path: string, what: string): Answer<DocumentData> =>
  TE.tryCatch(async () => dataOf(await withTimeout(getDoc(doc(await store.open(), path)))), failureOf(what));

/**
 * Changes a document at the server or not at all: nothing waits in this browser to be sent later, where a refusal would go unheard
 * and a sign-out would lose it. `offline` when that takes too long.
 */
export const updateDocument = (store: FirestoreConnection, path: string, what: string, edit: DocumentEdit): Answer<void> => {
  const change = async (): Promise<void> => {
    const db = await store.open();
    await withTimeout(runTransaction(db, (transaction) => edit(transaction, doc(db, path)), { maxAttempts: 3 }));
  };
  return async () => (isFirebaseOffline() ? TE.left(offline)() : TE.tryCatch(change, failureOf(what))());
};
