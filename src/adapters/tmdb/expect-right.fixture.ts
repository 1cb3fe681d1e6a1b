import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';

/** What came, or an error that tells the refusal. */
export const expectRight = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};
