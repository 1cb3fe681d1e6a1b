import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Feedback, FeedbackService } from '#domain/feedback/feedback';
import { lazy } from '../lazy-backend';

/** Runs the server use case in the browser and stores the message in memory, for the lifetime of the page. `messages` gives tests access. */
export const memoryFeedback = (messages: Feedback[] = []): FeedbackService => {
  const feedback: FeedbackService = { send: (message) => TE.fromIO(() => void messages.push(message)) };
  const server = lazy(() => import('#application/server/send-feedback'));
  return { send: ({ message, email }) => pipe(server.call(({ sendFeedback }) => sendFeedback({ feedback }, message, email)), TE.asUnit) };
};
