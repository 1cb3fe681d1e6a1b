import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { isInternal, toFailure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';

/** A question as it was; what breaks on the way, or cannot be read, is written down under that name: the screen says that it was. */
export type WithErrorLog = <Asked extends ReadonlyArray<unknown>, A>(where: string, ask: (...asked: Asked) => Answer<A>) => (...asked: Asked) => Answer<A>;

/** Has faults of ours written down. What was asked stays out of the log: it may be somebody's own words. */
export const withErrorLog =
  (log: Log): WithErrorLog =>
  (where, ask) =>
  (...asked) =>
  async () => {
    const answer = await ask(...asked)().catch((thrown: unknown) => E.left(toFailure(thrown)));
    if (E.isLeft(answer) && isInternal(answer.left)) log.failure(where, answer.left);
    return answer;
  };
