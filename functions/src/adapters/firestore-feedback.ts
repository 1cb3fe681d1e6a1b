import type { Firestore } from 'firebase-admin/firestore';
import type { FeedbackService } from '#domain/feedback/feedback';
import { tryVoid } from './admin-sdk';

/** Feedback service with messages in `feedback/{id}`. */
export const firestoreFeedback = (store: Firestore, now: () => number): FeedbackService => ({
  send: ({ message, email }) => tryVoid(() => store.collection('feedback').add({ schemaVersion: 1, message, email, sentAt: now() })),
});
