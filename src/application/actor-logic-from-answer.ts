import * as E from 'fp-ts/Either';
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import type { Answer } from '#domain/shared/answer';

/**
 * Wraps a one-time request as a promise actor. A `Failure` takes the machine's `onError` transition, where `toFailure` restores the
 * type. Leaving the invoking state aborts `signal`.
 */
export const actorLogicFromAnswer = <A, I extends NonReducibleUnknown>(
  send: (input: I, signal: AbortSignal) => Answer<A>,
): PromiseActorLogic<A, I> =>
  fromPromise<A, I>(async ({ input, signal }) => {
    const answer = await send(input, signal)();
    if (E.isLeft(answer)) throw answer.left;
    return answer.right;
  });
