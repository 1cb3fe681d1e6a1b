import * as E from 'fp-ts/Either';
import type { FeedbackAdminRepository } from '#domain/feedback/feedback-admin-repository';
import { notFound } from '#domain/shared/failure';
import { putDocument, removeDocuments } from '../storage/state';
import type { StateStorage } from '../storage/state-storage';

/** Changes of feedback messages in the memory backend's storage. */
export const memoryFeedbackAdmin = (storage: Pick<StateStorage, 'update'>): FeedbackAdminRepository => ({
  setState: (id, messageState) =>
    storage.update((state) => {
      const message = state.feedback.get(id);
      return message === undefined ? E.left(notFound('message')) : E.right(putDocument('feedback', id, { ...message, state: messageState })(state));
    }),
  delete: (id) => storage.update((state) => E.right(removeDocuments('feedback', (_, key) => key === id)(state))),
});
