import * as E from 'fp-ts/Either';
import { expect } from 'vitest';
import type { Answer } from '../../shared/answer';
import type { Failure } from '../../shared/failure';
import type { Catalogue } from '../catalogue';

/** Facts that a catalogue under test must know. */
export type ContractSamples = {
  /** A film with cast and director. */
  readonly movie: { readonly id: number; readonly imdbId: string; readonly title: string; readonly year: number; readonly director: string };
  /** A series with at least one season. */
  readonly series: { readonly id: number; readonly imdbId: string; readonly title: string };
  /** A film in a collection, whose parts have at least two films. */
  readonly inCollection: { readonly id: number };
  /** Words that only a title for adults answers to, where the source has one. */
  readonly adult?: string;
};

export type ContractSubject = { readonly catalogue: () => Promise<Catalogue>; readonly known: ContractSamples };

/** Numbers that name nothing anywhere. */
export const UNKNOWN_ID = 2_000_000_000;

/** The answer, or a failed test that tells the failure. */
export const expectRight = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isRight(result)) return result.right;
  throw new Error(`refused: ${JSON.stringify(result.left)}`);
};

/** The failure, or a failed test. */
export const expectFailure = async (answer: Answer<unknown>): Promise<Failure> => {
  const result = await answer();
  if (E.isLeft(result)) return result.left;
  throw new Error(`answered: ${JSON.stringify(result.right).slice(0, 200)}`);
};

export const expectNoDuplicates = (keys: ReadonlyArray<unknown>): void => {
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
};
