import { doc, getDoc, runTransaction, type DocumentReference, type DocumentSnapshot, type Transaction } from 'firebase/firestore';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/answer';
import { offline, type Failure } from '#domain/failure';
import { firestoreFailure } from './firestore-failures';
import { inTime, isOffline } from './in-time';
import type { Store } from './store';

/** What a document holds; null when there is none. */
export type Held = Readonly<Record<string, unknown>> | null;

export const heldIn = (snapshot: DocumentSnapshot): Held => (snapshot.exists() ? snapshot.data() : null);

/** An edit that turned out not to fit the document; it carries the reason out of a transaction. */
export class Unfit extends Error {
  constructor(readonly failure: Failure) {
    super(failure._tag);
  }
}

const failureOf = (what: string) => (thrown: unknown): Failure => (thrown instanceof Unfit ? thrown.failure : firestoreFailure(what)(thrown));

/** What a transaction does with a document. */
export type DocumentEdit = (transaction: Transaction, at: DocumentReference) => Promise<unknown>;

export const readDocument = (store: Store, path: string, what: string): Answer<Held> =>
  TE.tryCatch(async () => heldIn(await inTime(getDoc(doc(await store.open(), path)))), failureOf(what));

/**
 * Changes a document at the server or not at all: nothing waits in this browser to be sent later, where a refusal would go unheard
 * and a sign-out would lose it. `offline` when that takes too long.
 */
export const changeDocument = (store: Store, path: string, what: string, edit: DocumentEdit): Answer<void> => {
  const change = async (): Promise<void> => {
    const db = await store.open();
    await inTime(runTransaction(db, (transaction) => edit(transaction, doc(db, path)), { maxAttempts: 3 }));
  };
  return async () => (isOffline() ? TE.left(offline)() : TE.tryCatch(change, failureOf(what))());
};
