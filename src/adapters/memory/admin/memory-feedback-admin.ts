import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FeedbackAdminRepository } from '#domain/feedback/feedback-admin-repository';
import { notFound } from '#domain/shared/failure';
import { putDocument, removeDocuments } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';

/** Changes of feedback messages in the memory backend's storage. Their texts never change, so that they can be read before. */
export const memoryFeedbackAdmin = (storage: Pick<StateStorage, 'read' | 'update'>): FeedbackAdminRepository => {
  const textOf = (id: string) => pipe(storage.read, TE.map(({ feedback }) => feedback.get(id)?.message ?? null));
  return {
    setState: (id, messageState) =>
      pipe(
        textOf(id),
        TE.chainFirst(() =>
          storage.update((state) => {
            const message = state.feedback.get(id);
            return message === undefined
              ? E.left(notFound('message'))
              : E.right(putDocument('feedback', id, { ...message, state: messageState })(state));
          }),
        ),
        TE.map((text) => text ?? ''),
      ),
    delete: (id) =>
      pipe(
        textOf(id),
        TE.chainFirst(() => storage.update((state) => E.right(removeDocuments('feedback', (_, key) => key === id)(state)))),
      ),
  };
};
