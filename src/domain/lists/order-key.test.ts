import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOrder, evenOrderKeys, MAX_ORDER_KEY_LENGTH, orderKeysBetween, orderKeyOfTime } from './order-key';

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

  it('evenOrderKeys of a full list are short', () => {
    const keys = evenOrderKeys(10_000);
    expect(new Set(keys).size).toBe(10_000);
    expect(Math.max(...keys.map(({ length }) => length))).toBeLessThan(MAX_ORDER_KEY_LENGTH / 8);
  });
});

describe('compareOrder', () => {
  it('compares plain strings, then item keys', () => {
    const items = [{ order: 'a0', itemKey: 'tv-1' }, { order: 'Zz', itemKey: 'movie-9' }, { order: 'a0', itemKey: 'movie-2' }];
    expect([...items].sort(compareOrder).map(({ itemKey }) => itemKey)).toEqual(['movie-9', 'movie-2', 'tv-1']);
  });
});

describe('orderKeyOfTime', () => {
  it('sorts by time and behind evenly spread keys; keys between two times exist', () => {
    const times = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 3_000_000_000_000];
    const keys = times.map(orderKeyOfTime);
    expect([...keys].sort()).toEqual(keys);
    expect((evenOrderKeys(10_000).at(-1) ?? '') < (keys[0] ?? '')).toBe(true);
    const [between] = orderKeysBetween(keys[2] ?? null, keys[3] ?? null, 1) ?? [];
    expect((between ?? '') > (keys[2] ?? '') && (between ?? '') < (keys[3] ?? '')).toBe(true);
    expect((orderKeysBetween(keys[4] ?? null, null, 3) ?? []).length).toBe(3);
  });
});
