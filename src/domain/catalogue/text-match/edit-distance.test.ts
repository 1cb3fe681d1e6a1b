import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxEdits, editDistance } from './edit-distance';


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

describe('maxEdits', () => {
  it('is 0 for words of up to three letters', () => {
    expect([1, 2, 3].map(maxEdits)).toEqual([0, 0, 0]);
  });
});
