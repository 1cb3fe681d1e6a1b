import * as E from 'fp-ts/Either';
import type { Answer } from './answer';
import type { Failure } from './failure';

/** Runs an answer and returns its value; fails the test on a failure. */
export const expectRight = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isRight(result)) return result.right;
  throw new Error(`Expected success, got ${JSON.stringify(result.left)}`);
};

/** Runs an answer and returns its failure; fails the test on success. */
export const expectFailure = async (answer: Answer<unknown>): Promise<Failure> => {
  const result = await answer();
  if (E.isLeft(result)) return result.left;
  throw new Error(`Expected a failure, got ${JSON.stringify(result.right).slice(0, 200)}`);
};
