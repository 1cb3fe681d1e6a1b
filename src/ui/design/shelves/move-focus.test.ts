import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyTarget } from './move-focus';

describe('keyTarget', () => {
  it('moves by one sideways and by a row up and down', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => keyTarget(key, 7, 20, 5))).toEqual([6, 8, 2, 12]);
  });

  it('goes to the ends with Home and End and by pages', () => {
    expect(['Home', 'End', 'PageUp', 'PageDown'].map((key) => keyTarget(key, 12, 40, 5, 2))).toEqual([0, 39, 2, 22]);
  });

  it('stops at the walls', () => {
    expect([keyTarget('ArrowLeft', 0, 9, 3), keyTarget('ArrowUp', 2, 9, 3), keyTarget('ArrowRight', 8, 9, 3), keyTarget('x', 4, 9, 3)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('falls to the last one when the row below is shorter', () => {
    expect([keyTarget('ArrowDown', 5, 7, 3), keyTarget('ArrowDown', 6, 7, 3), keyTarget('PageUp', 1, 7, 3, 4)]).toEqual([6, null, 0]);
  });

  it('never leads outside', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 200 }), fc.nat(), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 }), (...given) => {
        const [key, count, seed, columns, page] = given;
        const to = keyTarget(key, seed % count, count, columns, page);
        expect(to === null || (to >= 0 && to < count && to !== seed % count)).toBe(true);
      }),
    );
  });
});
