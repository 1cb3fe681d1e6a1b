import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';

/** Runs an answer and returns its value. Throws an error with the failure as JSON. */
export const expectRight = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};
