import { describe, expect, it } from 'vitest';
import { mapInSlices } from './pause';

describe('mapInSlices', () => {
  it('maps every row in order, and pauses between slices of them', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => index);
    const [mapped, pausedAfter]: [number[], number[]] = [[], []];
    const results = await mapInSlices(rows, (row, index) => {
      mapped.push(row);
      return row + index;
    }, () => {
      pausedAfter.push(mapped.length);
      return Promise.resolve();
    });
    expect(results).toEqual(rows.map((row) => row * 2));
    expect(pausedAfter).toEqual([50, 100]);
  });
});
