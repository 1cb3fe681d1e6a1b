import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { normalizeListName } from '#domain/lists/list-name';
import { JOINED_TEXT } from '#domain/shared/hidden-characters';

const rules = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');

/** Returns the text that a function of the rules returns: a sum of texts and of other such functions. */
const textOf = (name: string): string => {
  const sum = new RegExp(`function ${name}\\(\\) \\{\\s*return ([^;]*);`).exec(rules)?.[1] ?? '';
  return [...sum.matchAll(/'([^']*)'|(\w+)\(\)/g)]
    .map(([, text, called]) => (called === undefined ? (text ?? '') : textOf(called)))
    .join('');
};
/** Returns a pattern of the rules in the syntax of JavaScript. */
const patternOf = (text: string): string => text.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{');
const replacedIn = (name: string, value: string): RegExp =>
  new RegExp(patternOf(new RegExp(`function ${name}\\([^]*?${value}\\.replace\\('([^']*)'`).exec(rules)?.[1] ?? ''), 'gu');

const lowMarks = replacedIn('isComposed', 'name');
const decomposed = new RegExp(
  `${patternOf(textOf('notComposed'))}|${patternOf(textOf('lowPairs'))}|${patternOf(textOf('vowelPairs'))}`,
  'u',
);
const highPairs = new RegExp(`${patternOf(textOf('highPairs'))}|${patternOf(textOf('pairsBeyondLatin'))}`, 'u');
const isComposedInRules = (name: string): boolean => !decomposed.test(name) && !highPairs.test(name.replace(lowMarks, ''));
const capitalsOfMathematics = replacedIn('isListName', 'name');
const CAPITAL = /[\s_\p{Lu}\p{Lt}\u{2160}-\u{216F}\u{24B6}-\u{24CF}]/u;
const isSmallInRules = (name: string): boolean => !CAPITAL.test(name.replace(capitalsOfMathematics, 'x'));

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;
const charactersTo = (last: number): ReadonlyArray<string> =>
  Array.from({ length: last + 1 }, (_, code) => code)
    .filter((code) => !isSurrogate(code))
    .map((code) => String.fromCodePoint(code));
const isComposed = (text: string): boolean => text.normalize('NFC') === text;
/** Letters that a stored name can have and that Unicode composes with a mark. */
const composed = charactersTo(0xffff).filter((text) => isComposed(text) && text.normalize('NFD') !== text && text.toLowerCase() === text);
const MARKS = charactersTo(0x36f).slice(0x300).filter((mark) => isComposed(mark) && mark !== '\u034F');

describe('names in firestore.rules', () => {
  it('have hidden characters in the same places as in the domain', () => {
    expect(patternOf(textOf('joinedText'))).toBe(JOINED_TEXT);
  });

  it('have no character that the domain replaces by small or composed ones', () => {
    const refused = (text: string): boolean => !isSmallInRules(text) || !isComposedInRules(text);
    const others = charactersTo(0x2ffff).filter((text) => !/[\s_]/.test(text) && refused(text) !== (normalizeListName(text) !== text));
    // The rules accept composed signs of music, which Unicode takes apart.
    expect(others.filter((text) => !/[\u{1D15E}-\u{1D1C0}]/u.test(text))).toEqual([]);
  });

  it('have no letter with a mark that Unicode composes', () => {
    const taken = composed.flatMap((text) => {
      const parts = Array.from(text.normalize('NFD'));
      return [parts.join(''), parts.slice(0, -1).join('').normalize('NFC') + (parts.at(-1) ?? '')];
    });
    expect(taken.length).toBeGreaterThan(20_000);
    expect(taken.filter((text) => !isComposed(text) && isComposedInRules(text))).toEqual([]);
  });

  it('may have every other letter with a mark, as the domain has', () => {
    const bases = [...composed.filter((text) => text < '\u2000'), ...Array.from('abcdefghijklmnopqrstuvwxyzαβгд')];
    const pairs = bases.flatMap((text) => MARKS.map((mark) => text + mark));
    expect([...composed, ...pairs].filter((text) => isComposed(text) && !isComposedInRules(text))).toEqual([]);
    // Of letters with two marks in another order, the rules know vowels with the usual marks.
    const USUAL_VOWEL = /^[aeiouyαεηιοωυ](?!.*[\u0324\u0325\u0327\u032D\u0330])/;
    expect(pairs.filter((text) => USUAL_VOWEL.test(text.normalize('NFD')) && !isComposed(text) && isComposedInRules(text))).toEqual([]);
  });
});
