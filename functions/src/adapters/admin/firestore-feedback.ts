import type { Firestore } from 'firebase-admin/firestore';
import type { FeedbackService } from '#domain/feedback/feedback';
import { tryVoid } from '../admin-sdk';

/** gRPC status of `create` for a document that exists. */
const ALREADY_EXISTS = 6;
const isStored = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === ALREADY_EXISTS;

/**
 * Feedback service with messages in `feedback/{id}`. `create` fails for a stored message, so that a repeated call does not mark a read one
 * as new.
 */
export const firestoreFeedback = (store: Firestore, now: () => number): FeedbackService => ({
  send: ({ message, email, id }) =>
    tryVoid(() => {
      const messages = store.collection('feedback');
      const document = id === undefined ? messages.doc() : messages.doc(id);
      return document.create({ schemaVersion: 1, id: document.id, message, email, sentAt: now(), state: 'new' }).catch((error: unknown) => {
        if (id === undefined || !isStored(error)) throw error;
      });
    }),
});
