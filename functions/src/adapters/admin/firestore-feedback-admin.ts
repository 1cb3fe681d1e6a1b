import type { Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import type { FeedbackAdminRepository } from '#domain/feedback/feedback-admin-repository';
import { notFound } from '#domain/shared/failure';
import { tryAdminSdk, tryVoid } from '../admin-sdk';

/** Changes of the messages in `feedback/{id}`. */
export const firestoreFeedbackAdmin = (store: Firestore): FeedbackAdminRepository => ({
  setState: (id, state) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const message = await transaction.get(store.doc(`feedback/${id}`));
        if (!message.exists) return E.left(notFound('message'));
        if (message.get('state') !== state) transaction.update(message.ref, { state });
        return E.right(undefined);
      }),
    ),
  delete: (id) => tryVoid(() => store.doc(`feedback/${id}`).delete()),
});
