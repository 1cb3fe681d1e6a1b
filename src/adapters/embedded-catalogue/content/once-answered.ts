import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';

/** Keeps an answer; a failure is asked for again. */
export const onceAnswered = <A>(answer: Answer<A>): Answer<A> => {
  let running: ReturnType<Answer<A>> | null = null;
  return () => (running ??= answer().then((result) => {
    if (E.isLeft(result)) running = null;
    return result;
  }));
};
