import * as E from 'fp-ts/Either';
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import type { Answer } from '#domain/shared/answer';

/**
 * An actor that asks once. What is refused takes the machine's own `onError` arrow, where `toFailure` restores the type; a machine
 * that leaves the state aborts the question.
 */
export const fromAnswer = <A, I extends NonReducibleUnknown>(ask: (input: I, signal: AbortSignal) => Answer<A>): PromiseActorLogic<A, I> =>
  fromPromise<A, I>(async ({ input, signal }) => {
    const answer = await ask(input, signal)();
    if (E.isLeft(answer)) throw answer.left;
    return answer.right;
  });
