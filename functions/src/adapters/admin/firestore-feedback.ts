import type { Firestore } from 'firebase-admin/firestore';
import type { FeedbackService } from '#domain/feedback/feedback';
import { tryVoid } from '../admin-sdk';

/** Feedback service with messages in `feedback/{id}`. */
export const firestoreFeedback = (store: Firestore, now: () => number): FeedbackService => ({
  send: ({ message, email }) => tryVoid(() => {
    const document = store.collection('feedback').doc();
    return document.create({ schemaVersion: 1, id: document.id, message, email, sentAt: now(), state: 'new' });
  }),
});
