import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRow, encodeTable, splitTable, type SteeringRow } from './table-text';

const row: fc.Arbitrary<SteeringRow> = fc.record({
  motifs: fc.array(fc.nat(259), { maxLength: 2 }), tone: fc.option(fc.nat(3)), saga: fc.option(fc.nat(400)),
});
const rows = fc.dictionary(fc.integer({ min: -3000, max: 2_000_000 }).map(String), row);

describe('table of motifs as text', () => {
  it('is read as it was written, in the order of the ids', () => {
    fc.assert(fc.property(rows, (written) => {
      const byId = new Map(Object.entries(written).map(([id, value]) => [Number(id), value]));
      const read = splitTable('movie', encodeTable(byId));
      expect([...read.keys()]).toEqual([...byId.keys()].sort((one, other) => one - other).map((id) => `movie-${id}`));
      for (const [id, value] of byId) expect(decodeRow(read.get(`movie-${id}`) ?? '')).toEqual(value);
    }));
  });

  it('is empty without titles', () => expect(splitTable('tv', encodeTable(new Map())).size).toBe(0));
});
