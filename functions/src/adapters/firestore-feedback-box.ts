import type { Firestore } from 'firebase-admin/firestore';
import type { FeedbackBox } from '../../../src/domain/feedback/feedback';
import { doing } from './answering';

/** Messages in `feedback/{id}`. */
export const firestoreFeedbackBox = (store: Firestore, now: () => number): FeedbackBox => ({
  send: ({ message, email }) => doing(() => store.collection('feedback').add({ schemaVersion: 1, message, email, sentAt: now() })),
});
