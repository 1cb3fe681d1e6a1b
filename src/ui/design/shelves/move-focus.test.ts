import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridIndexForKey } from './move-focus';

describe('gridIndexForKey', () => {
  it('moves by one item with left and right, by one row with up and down', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => gridIndexForKey(key, 7, 20, 5))).toEqual([6, 8, 2, 12]);
  });

  it('goes to the ends with Home and End, and moves by pages with PageUp and PageDown', () => {
    expect(['Home', 'End', 'PageUp', 'PageDown'].map((key) => gridIndexForKey(key, 12, 40, 5, 2))).toEqual([0, 39, 2, 22]);
  });

  it('returns null at the edges and for other keys', () => {
    expect([
      gridIndexForKey('ArrowLeft', 0, 9, 3),
      gridIndexForKey('ArrowUp', 2, 9, 3),
      gridIndexForKey('ArrowRight', 8, 9, 3),
      gridIndexForKey('x', 4, 9, 3),
    ]).toEqual([null, null, null, null]);
  });

  it('goes to the last item when the row below is shorter', () => {
    expect([gridIndexForKey('ArrowDown', 5, 7, 3), gridIndexForKey('ArrowDown', 6, 7, 3), gridIndexForKey('PageUp', 1, 7, 3, 4)]).toEqual([
      6, null, 0,
    ]);
  });

  it('returns an index in range, or null', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
    fc.assert(
      fc.property(
        keys,
        fc.integer({ min: 1, max: 200 }),
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (...args) => {
          const [key, count, seed, columns, page] = args;
          const target = gridIndexForKey(key, seed % count, count, columns, page);
          expect(target === null || (target >= 0 && target < count && target !== seed % count)).toBe(true);
        },
      ),
    );
  });
});
