import * as TE from 'fp-ts/TaskEither';
import type { Feedback, FeedbackBox } from '#domain/feedback/feedback';

/** Keeps messages for as long as the page lives; `messages` lets tests read them. */
export const inMemoryFeedbackBox = (messages: Feedback[] = []): FeedbackBox => ({
  send: (feedback) => TE.fromIO(() => void messages.push(feedback)),
});
