import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ORDER_KEY_LENGTH, orderKeysBetween, orderKeyOfTime } from './order-key';

const keysOfFullList = orderKeysBetween(null, null, 10_000) ?? [];

describe('orderKeysBetween', () => {
  it('keeps any order of insertions, with keys that the rules accept', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 40 }), (places) => {
        const keys = places.reduce<ReadonlyArray<string>>((before, place) => {
          const index = Math.min(place, before.length);
          const made = orderKeysBetween(before[index - 1] ?? null, before[index] ?? null, 1);
          if (made === null) throw new Error('no room');
          return [...before.slice(0, index), ...made, ...before.slice(index)];
        }, []);
        expect([...keys].sort((a, b) => (a < b ? -1 : 1))).toEqual(keys);
        expect(keys.every((key) => /^[!-~]{1,64}$/.test(key))).toBe(true);
      }),
    );
  });

  it('returns null between equal or reversed keys, beside a key of another kind, and when keys become too long', () => {
    expect(orderKeysBetween('a0', 'a0', 1)).toBeNull();
    expect(orderKeysBetween('a1', 'a0', 1)).toBeNull();
    expect(orderKeysBetween('!', null, 1)).toBeNull();
    const insertAtFront = (after: string, left: number): string | null => {
      const [key] = orderKeysBetween('a0', after, 1) ?? [];
      return key === undefined || left === 0 ? (key ?? null) : insertAtFront(key, left - 1);
    };
    expect(insertAtFront('a1', 1000)).toBeNull();
  });

  it('returns short keys for a full list', () => {
    expect(new Set(keysOfFullList).size).toBe(10_000);
    expect(Math.max(...keysOfFullList.map(({ length }) => length))).toBeLessThan(MAX_ORDER_KEY_LENGTH / 8);
  });
});

describe('orderKeyOfTime', () => {
  it('sorts by time and behind evenly spread keys; keys between two times exist', () => {
    const times = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 3_000_000_000_000];
    const keys = times.map(orderKeyOfTime);
    expect([...keys].sort()).toEqual(keys);
    expect((keysOfFullList.at(-1) ?? 'z') < (keys[0] ?? '')).toBe(true);
    const [between] = orderKeysBetween(keys[2] ?? null, keys[3] ?? null, 1) ?? [];
    expect((between ?? '') > (keys[2] ?? '') && (between ?? '') < (keys[3] ?? '')).toBe(true);
    expect((orderKeysBetween(keys[4] ?? null, null, 3) ?? []).length).toBe(3);
  });
});
