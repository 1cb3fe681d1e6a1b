import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOINED_TEXT } from '#domain/shared/hidden-characters';

const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');

/** Returns the text that a function of the rules returns: a sum of texts and of other such functions. */
const textOf = (name: string): string => {
  const sum = new RegExp(`function ${name}\\(\\) \\{\\s*return ([^;]*);`).exec(rules)?.[1] ?? '';
  return [...sum.matchAll(/'([^']*)'|(\w+)\(\)/g)].map(([, text, called]) => (called === undefined ? (text ?? '') : textOf(called))).join('');
};
/** Returns a pattern of the rules in the syntax of JavaScript. */
const patternOf = (text: string): string => text.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{');

describe('names in firestore.rules', () => {
  it('have hidden characters in the same places as in the domain', () => {
    expect(patternOf(textOf('joinedText'))).toBe(JOINED_TEXT);
  });
});
