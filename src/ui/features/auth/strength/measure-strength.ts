import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { STRENGTH_WARNINGS, type Strength } from '#ui/messages/auth.messages.ts';

export type PasswordStrength = {
  readonly strength: Strength;
  /** Reason why the password is easy to guess; null if none applies. */ readonly warning: string | null;
};

/** Characters that are measured. Measuring hundreds takes long, and such a password is hard to guess anyway. */
const MAX_MEASURED_LENGTH = 64;

const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Measures how hard a password is to guess. Load with `import()` only: the module contains a dictionary of common passwords.
 * @param known texts that an attacker would try first: the name, the e-mail address.
 */
export const measureStrength = (password: string, known: ReadonlyArray<string>): PasswordStrength => {
  const inputs = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((text) => text.length > 2);
  const { score, feedback } = factory.check(password.slice(0, MAX_MEASURED_LENGTH), [...inputs, 'marquee']);
  return { strength: score, warning: feedback.warning === null ? null : (STRENGTH_WARNINGS[feedback.warning] ?? null) };
};
