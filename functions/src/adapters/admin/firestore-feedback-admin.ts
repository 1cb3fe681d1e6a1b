import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import type { FeedbackAdminRepository } from '#domain/feedback/feedback-admin-repository';
import { notFound } from '#domain/shared/failure';
import { tryAdminSdk } from '../admin-sdk';

const textOf = (message: DocumentSnapshot): string | null => {
  const text: unknown = message.get('message');
  return typeof text === 'string' ? text : null;
};

/** Changes of the messages in `feedback/{id}`. */
export const firestoreFeedbackAdmin = (store: Firestore): FeedbackAdminRepository => ({
  setState: (id, state) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const message = await transaction.get(store.doc(`feedback/${id}`));
        if (!message.exists) return E.left(notFound('message'));
        if (message.get('state') !== state) transaction.update(message.ref, { state });
        return E.right(textOf(message) ?? '');
      }),
    ),
  delete: (id) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const message = await transaction.get(store.doc(`feedback/${id}`));
        if (message.exists) transaction.delete(message.ref);
        return E.right(textOf(message));
      }),
    ),
});
