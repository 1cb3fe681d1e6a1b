import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexName, parseText } from './match-kind';
import { MISSING_WORD_COST, maxEdits, countEdits, editDistance } from './edit-distance';

const count = (typed: string, name: string): number | null => countEdits(parseText(typed))(indexName([name]));
const word = fc.stringMatching(/^[b-hj-z]{8,12}$/);

describe('slips', () => {
  it.each([['matrix', 'matrix', 0], ['matrx', 'matrix', 1], ['mattrix', 'matrix', 1], ['matrox', 'matrix', 1],
    ['amtrix', 'matrix', 1], ['martix', 'matrix', 1], ['mtarxi', 'matrix', 2]])('%s and %s: %d', (a, b, expected) => {
    expect(editDistance(a, b, 3)).toBe(expected);
  });

  it('are as many in both directions, and none only for the same', () => {
    fc.assert(fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
      expect(editDistance(a, b, 20) === 0).toBe(a === b);
    }));
  });

  it('stop being counted beyond the most that is asked for', () => {
    fc.assert(fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.nat(3), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b, 20), most + 1));
    }));
  });
});

describe('mistakes', () => {
  it.each([
    ['godfahter', 'The Godfather', 1], ['shawshank redemtion', 'The Shawshank Redemption', 1],
    ['leonardo dicapro', 'Leonardo DiCaprio', 1], ['schindlers lsit', 'Schindler’s List', 1],
    ['teh matrix', 'The Matrix', MISSING_WORD_COST], ['up', 'Us', null], ['alien', 'Brazil', null],
    ['star zzzz yyyy', 'Star Wars', null], ['', 'Star Wars', null],
  ])('"%s" and %s: %s', (typed, name, expected) => {
    expect(count(typed, name)).toBe(expected);
  });

  it('forgive one slip in a word of some length, wherever it is', () => {
    fc.assert(fc.property(word, fc.nat(), (text, at) => {
      const place = at % text.length;
      const lacking = text.slice(0, place) + text.slice(place + 1);
      const other = `${text.slice(0, place)}i${text.slice(place + 1)}`;
      expect(count(lacking, text)).toBeLessThanOrEqual(1);
      expect(count(other, text)).toBeLessThanOrEqual(1);
    }));
  });

  it('forgive nothing in short words', () => {
    expect([1, 2, 3].map(maxEdits)).toEqual([0, 0, 0]);
  });
});
