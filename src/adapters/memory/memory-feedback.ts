import * as TE from 'fp-ts/TaskEither';
import type { Feedback, FeedbackService } from '#domain/feedback/feedback';

/** Keeps messages for as long as the page lives; `messages` lets tests read them. */
export const memoryFeedback = (messages: Feedback[] = []): FeedbackService => ({
  send: (feedback) => TE.fromIO(() => void messages.push(feedback)),
});
