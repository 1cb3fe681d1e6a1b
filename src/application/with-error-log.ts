import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { isInternal, toFailure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';

/** Wraps a request unchanged; internal failures (thrown errors, undecodable data) are logged under `where`, as the screen states. */
export type WithErrorLog = <Args extends ReadonlyArray<unknown>, A>(
  where: string,
  send: (...args: Args) => Answer<A>,
) => (...args: Args) => Answer<A>;

/** Logs internal failures of a request. The arguments stay out of the log: they may contain text that a user typed. */
export const withErrorLog =
  (log: Log): WithErrorLog =>
  (where, send) =>
  (...args) =>
  async () => {
    const answer = await send(...args)().catch((thrown: unknown) => E.left(toFailure(thrown)));
    if (E.isLeft(answer) && isInternal(answer.left)) log.failure(where, answer.left);
    return answer;
  };
