import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FeedbackService } from '#domain/feedback/feedback';
import { sendFeedback } from '#application/server/send-feedback';
import { randomHex } from './auth/password-hash';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { putDocument, removeDocuments, type MemoryState } from './storage/state';

/** Messages that a browser keeps: every change of the state reads all of them. */
export const MAX_FEEDBACK_MESSAGES = 1000;
const ID_BYTES = 10;

/** Removes the oldest messages beyond `MAX_FEEDBACK_MESSAGES`. */
const withoutOldest = (state: MemoryState): MemoryState => {
  const surplus = state.feedback.size - MAX_FEEDBACK_MESSAGES;
  if (surplus <= 0) return state;
  const oldest = new Set(
    [...state.feedback.values()]
      .sort((one, other) => one.sentAt - other.sentAt)
      .slice(0, surplus)
      .map(({ id }) => id),
  );
  return removeDocuments('feedback', (_, id) => oldest.has(id))(state);
};

/** Runs the server use case in the browser and stores the message in the memory backend, where the admins of this browser read it. */
export const memoryFeedback = ({ storage, clock }: Pick<MemoryBackendDeps, 'storage' | 'clock'>): FeedbackService => {
  const feedback: FeedbackService = {
    send: ({ message, email, id = randomHex(ID_BYTES) }) =>
      storage.update((state) => {
        if (state.feedback.has(id)) return E.right(state);
        return E.right(withoutOldest(putDocument('feedback', id, { id, message, email, sentAt: clock.now(), state: 'new' })(state)));
      }),
  };
  return { send: (sent) => pipe(sendFeedback({ feedback }, sent), TE.asUnit) };
};
