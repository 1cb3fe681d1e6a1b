import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { feedbackErrors } from '#domain/feedback/feedback';
import type { HandlerResult } from '../http/endpoint';
import type { ServerDeps } from '../server-deps';

/** Keeps what a person writes to the house. */
export const sendFeedback = (world: Pick<ServerDeps, 'feedback'>, message: string, email: string | null): Answer<HandlerResult> => {
  const faults = feedbackErrors({ message, email });
  if (faults.message !== undefined) return TE.left(invalid('data.message', faults.message));
  if (faults.email !== undefined) return TE.left(invalid('data.email', faults.email));
  const address = email?.trim() ?? '';
  return pipe(
    world.feedback.send({ message: message.trim(), email: address === '' ? null : address }),
    TE.map((): HandlerResult => ({ message: 'Thank you, your message has arrived.' })),
  );
};
