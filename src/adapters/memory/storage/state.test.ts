import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedState } from '#adapters/memory/demo-data';
import { COLLECTIONS, removeDocuments, emptyState, putDocument, reuseUnchanged, type MemoryState } from './state';

const role = fc.constantFrom('user' as const, 'admin' as const);
const accessRecord = fc.record({ disabled: fc.boolean(), role, since: fc.nat({ max: 3 }) });
const accessRecords = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), accessRecord), { maxLength: 5 });
const toState = (
  entries: ReadonlyArray<readonly [string, { readonly disabled: boolean; readonly role: 'user' | 'admin'; readonly since: number }]>,
): MemoryState => entries.reduce((state, [key, document]) => putDocument('access', key, document)(state), emptyState);

describe('reuseUnchanged', () => {
  it('equals the new state and keeps the objects of unchanged documents', () => {
    fc.assert(
      fc.property(accessRecords, accessRecords, (first, second) => {
        const [before, after] = [toState(first), toState(second)];
        const now = reuseUnchanged(before, after);
        expect(now).toEqual(after);
        for (const [key, document] of before.access)
          if (JSON.stringify(document) === JSON.stringify(after.access.get(key))) expect(now.access.get(key)).toBe(document);
        expect(now.users).toBe(before.users);
      }),
    );
  });

  it('returns the previous state itself when no document has changed', () => {
    fc.assert(fc.property(accessRecords, (entries) => {
      const before = toState(entries);
      expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
    }));
  });
});

it('the last sign-in of an account of an earlier version is unknown', () => {
  const { lastSignInAt, ...earlier } = seedState.accounts.get('maya') ?? {};
  expect([lastSignInAt, COLLECTIONS.accounts.decode(earlier)]).toMatchObject([0, { right: { uid: 'maya', lastSignInAt: null } }]);
});

describe('putDocument and removeDocuments', () => {
  it('do not modify the original state or other collections', () => {
    const before = toState([['a', { disabled: false, role: 'user', since: 0 }]]);
    const without = removeDocuments('access', (_, key) => key === 'a')(before);
    expect([before.access.size, without.access.size]).toEqual([1, 0]);
    expect(without.users).toBe(before.users);
  });
});
