import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeDocuments, emptyState, putDocument, reuseUnchanged, type MemoryState } from './state';

const role = fc.constantFrom('user' as const, 'admin' as const);
const marker = fc.record({ disabled: fc.boolean(), role, since: fc.nat({ max: 3 }) });
const markers = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), marker), { maxLength: 5 });
const stateOf = (entries: ReadonlyArray<readonly [string, { readonly disabled: boolean; readonly role: 'user' | 'admin'; readonly since: number }]>): MemoryState =>
  entries.reduce((state, [key, thing]) => putDocument('markers', key, thing)(state), emptyState);

describe('reconciled', () => {
  it('is what came after, with what stayed the same as the same object', () => {
    fc.assert(fc.property(markers, markers, (one, other) => {
      const [before, after] = [stateOf(one), stateOf(other)];
      const now = reuseUnchanged(before, after);
      expect(now).toEqual(after);
      for (const [key, thing] of before.markers) if (JSON.stringify(thing) === JSON.stringify(after.markers.get(key))) expect(now.markers.get(key)).toBe(thing);
      expect(now.users).toBe(before.users);
    }));
  });

  it('is the same state when nothing changed, however it was read', () => {
    fc.assert(fc.property(markers, (entries) => {
      const before = stateOf(entries);
      expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
    }));
  });
});

describe('put and drop', () => {
  it('leave the state alone that they begin with, and every other room', () => {
    const before = stateOf([['a', { disabled: false, role: 'user', since: 0 }]]);
    const without = removeDocuments('markers', (_, key) => key === 'a')(before);
    expect([before.markers.size, without.markers.size]).toEqual([1, 0]);
    expect(without.users).toBe(before.users);
  });
});
