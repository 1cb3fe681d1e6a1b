import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sendFeedback } from '#application/server/send-feedback';
import type { Feedback, FeedbackService } from '#domain/feedback/feedback';

/** Runs the server use case in the browser and stores the message in memory, for the lifetime of the page. `messages` gives tests access. */
export const memoryFeedback = (messages: Feedback[] = []): FeedbackService => {
  const feedback: FeedbackService = { send: (message) => TE.fromIO(() => void messages.push(message)) };
  return { send: ({ message, email }) => pipe(sendFeedback({ feedback }, message, email), TE.asUnit) };
};
