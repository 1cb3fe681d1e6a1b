import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { STRENGTH_WARNINGS, type Strength } from '#ui/messages/strength.messages.ts';

export type Measured = { readonly strength: Strength; /** What makes it easy to guess, in a sentence; null when nothing in particular. */ readonly warning: string | null };

/** Hundreds of characters take long to look through, and are hard to guess anyway. */
const LOOKED_AT = 64;

const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How hard a password is to guess. Reached by import() only: it brings a list of the passwords that people use.
 * @param known what somebody who guesses would try first: the name, the address.
 */
export const measureStrength = (password: string, known: ReadonlyArray<string>): Measured => {
  const inputs = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((text) => text.length > 2);
  const { score, feedback } = factory.check(password.slice(0, LOOKED_AT), [...inputs, 'marquee']);
  return { strength: score, warning: feedback.warning === null ? null : (STRENGTH_WARNINGS[feedback.warning] ?? null) };
};
