import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexName, parseText } from './match-kind';
import { MISSING_WORD_COST, maxEdits, fuzzyMatchCost, editDistance } from './edit-distance';

const count = (typed: string, name: string): number | null => fuzzyMatchCost(parseText(typed))(indexName([name]));
const word = fc.stringMatching(/^[b-hj-z]{8,12}$/);

describe('editDistance', () => {
  it.each([['matrix', 'matrix', 0], ['matrx', 'matrix', 1], ['mattrix', 'matrix', 1], ['matrox', 'matrix', 1],
    ['amtrix', 'matrix', 1], ['martix', 'matrix', 1], ['mtarxi', 'matrix', 2]])('between "%s" and "%s" is %d', (a, b, expected) => {
    expect(editDistance(a, b, 3)).toBe(expected);
  });

  it('is symmetric, and 0 only for equal texts', () => {
    fc.assert(fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
      expect(editDistance(a, b, 20) === 0).toBe(a === b);
    }));
  });

  it('returns max + 1 above the maximum', () => {
    fc.assert(fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.nat(3), (a, b, max) => {
      expect(editDistance(a, b, max)).toBe(Math.min(editDistance(a, b, 20), max + 1));
    }));
  });
});

describe('fuzzyMatchCost and maxEdits', () => {
  it.each([
    ['godfahter', 'The Godfather', 1], ['shawshank redemtion', 'The Shawshank Redemption', 1],
    ['leonardo dicapro', 'Leonardo DiCaprio', 1], ['schindlers lsit', 'Schindler’s List', 1],
    ['teh matrix', 'The Matrix', MISSING_WORD_COST], ['up', 'Us', null], ['alien', 'Brazil', null],
    ['star zzzz yyyy', 'Star Wars', null], ['', 'Star Wars', null],
  ])('countEdits of "%s" for "%s" is %s', (typed, name, expected) => {
    expect(count(typed, name)).toBe(expected);
  });

  it('fuzzyMatchCost accepts one edit at any position of a long word', () => {
    fc.assert(fc.property(word, fc.nat(), (text, seed) => {
      const index = seed % text.length;
      const shortened = text.slice(0, index) + text.slice(index + 1);
      const replaced = `${text.slice(0, index)}i${text.slice(index + 1)}`;
      expect(count(shortened, text)).toBeLessThanOrEqual(1);
      expect(count(replaced, text)).toBeLessThanOrEqual(1);
    }));
  });

  it('maxEdits is 0 for words of up to three letters', () => {
    expect([1, 2, 3].map(maxEdits)).toEqual([0, 0, 0]);
  });
});
