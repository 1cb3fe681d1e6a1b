import { describe, expect, it } from 'vitest';
import { isPartOf, MAX_PART_ROWS, MAX_PART_TEXT, partsOfRows, withoutRows } from './unmatched-part';

describe('partsOfRows', () => {
  it('fills parts up to their bounds, in order, and leaves out a row that no part has room for', () => {
    const rows = Array.from({ length: MAX_PART_ROWS + 1 }, (_, index) => `${index}`);
    expect(partsOfRows('a', rows).map((part) => [part.partId, part.rows.length])).toEqual([['a-00000', MAX_PART_ROWS], ['a-00001', 1]]);
    const [large, tooLarge] = [MAX_PART_TEXT, MAX_PART_TEXT + 1].map((length) => 'x'.repeat(length)) as [string, string];
    expect(partsOfRows('a', ['y', large, tooLarge, 'z']).map((part) => part.rows)).toEqual([['y'], [large], ['z']]);
    expect(partsOfRows('a', [])).toEqual([]);
  });

  it('goes on behind the parts of the same import', () => {
    const present = ['a-00000', 'a-00007', 'back-a-00009', 'b-00010'];
    expect(partsOfRows('a', ['x'], present)).toEqual([{ partId: 'a-00008', rows: ['x'] }]);
  });
});

it('a part belongs to the import whose whole id it begins with', () => {
  expect(['a-00000', 'a1-00000', 'back-a-00000'].map((partId) => isPartOf('a', partId))).toEqual([true, false, false]);
});

it('a part goes with its last row', () => {
  expect(withoutRows({ partId: 'a', rows: ['x', 'y', 'x'] }, ['x', 'z'])).toEqual({ partId: 'a', rows: ['y'] });
  expect(withoutRows({ partId: 'a', rows: ['x'] }, ['x'])).toBeNull();
});
