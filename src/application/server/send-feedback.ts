import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { feedbackErrors, type FeedbackService, type FeedbackInput } from '#domain/feedback/feedback';
import type { ServerResult } from './server-deps';

/** Stores a feedback message, with an id once. */
export const sendFeedback = (deps: { readonly feedback: FeedbackService }, { message, email, id }: FeedbackInput): Answer<ServerResult> => {
  const errors = feedbackErrors({ message, email });
  if (errors.message !== undefined) return TE.left(invalid('data.message', errors.message));
  if (errors.email !== undefined) return TE.left(invalid('data.email', errors.email));
  const address = email?.trim() ?? '';
  return pipe(
    deps.feedback.send({ message: message.trim(), email: address === '' ? null : address, ...(id !== undefined && { id }) }),
    TE.map((): ServerResult => ({ message: 'Thank you, your message has arrived.' })),
  );
};
