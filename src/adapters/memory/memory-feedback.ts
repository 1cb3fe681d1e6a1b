import * as TE from 'fp-ts/TaskEither';
import type { Feedback, FeedbackService } from '#domain/feedback/feedback';

/** Stores feedback in memory, for the lifetime of the page. `messages` gives tests access. */
export const memoryFeedback = (messages: Feedback[] = []): FeedbackService => ({
  send: (feedback) => TE.fromIO(() => void messages.push(feedback)),
});
