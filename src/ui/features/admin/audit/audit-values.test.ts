import { describe, expect, it } from 'vitest';
import { auditChanges, auditValue, unnamedBulkUserIds } from './audit-values';

const succeeded = (before: Parameters<typeof auditChanges>[0]['input'] | null, after: typeof before) => ({
  input: {},
  target: null, outcome: { status: 'succeeded', before, after } as const,
});

const names = new Map([['maya', 'Maya Rosen'], ['ada', 'Ada Okafor']]);
const maya = { kind: 'user', id: 'maya', name: null } as const;
const users = { kind: 'user', id: '', name: null } as const;

describe('a bulk call', () => {
  const textOf = (entry: Parameters<typeof auditChanges>[0]): ReadonlyArray<string> =>
    auditChanges(entry, names).map(({ field, after }) => `${field} ${after}`);

  it('shows the stored names, a few of them, instead of the ids, and the names of the refused', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].join(', ');
    const after = { ids: 'a b c d e f maya', names: many, done: 6, refused: 'maya' };
    expect(textOf({ ...succeeded(null, after), target: users })).toEqual([
      'names A, B, C, D, E and others', 'done 6', 'refused Maya Rosen',
    ]);
    expect(unnamedBulkUserIds({ ...succeeded(null, after), target: users })).toEqual(['maya']);
  });

  it('counts a name with a comma once', () => {
    expect(textOf({ ...succeeded(null, { ids: 'a b', names: 'Rosen, Maya\nAda', done: 2 }), target: users })).toEqual([
      'names Rosen, Maya and Ada', 'done 2',
    ]);
    expect(textOf({ ...succeeded(null, { ids: 'a', names: 'Rosen, Maya, Ada, B, C, D', done: 1 }), target: users })).toEqual([
      'names Rosen, Maya, Ada, B, C, D', 'done 1',
    ]);
  });

  it('shows names of users for ids, and a number for others', () => {
    expect(textOf({ ...succeeded(null, { ids: 'maya ada x', done: 3, refused: '' }), target: users })).toEqual([
      'ids Maya Rosen, Ada Okafor and others', 'done 3',
    ]);
    expect(textOf({ ...succeeded(null, { ids: 'm1 m2', done: 2, refused: '' }), target: { ...users, kind: 'feedback' } })).toEqual([
      'done 2',
    ]);
    expect(textOf({ input: { uids: 'maya ada', action: 'disable' }, target: null, outcome: null })).toEqual([
      'uids Maya Rosen and Ada Okafor', 'action disable',
    ]);
    expect(textOf({ input: { listIDs: 'list-1 list-2' }, target: null, outcome: null })).toEqual(['listIDs 2']);
  });

  it('names at most the first five users', () => {
    expect(unnamedBulkUserIds({ input: { uids: '1 2 3 4 5 6' }, target: null, outcome: null })).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('auditChanges', () => {
  it('has only the new time of the first end of sessions', () => {
    expect(auditChanges(succeeded({ sessionsSince: 0 }, { sessionsSince: 1_764_000_000_000 }), names)).toMatchObject([
      { field: 'sessionsSince', before: null },
    ]);
  });

  it('names only the fields that changed', () => {
    expect(auditChanges(succeeded({ role: 'user', email: 'a@b.example' }, { role: 'admin', email: 'a@b.example' }), names)).toEqual([
      { field: 'role', before: 'user', after: 'admin' },
    ]);
  });

  it('has one side for what was created or deleted, without empty values of a new thing', () => {
    expect(auditChanges(succeeded(null, { email: 'a@b.example', phoneNumber: null }), names)).toEqual([
      { field: 'email', before: null, after: 'a@b.example' },
    ]);
    expect(auditChanges(succeeded({ role: 'admin' }, null), names)).toEqual([{ field: 'role', before: 'admin', after: null }]);
  });

  it('shows the input of a call that failed or was interrupted', () => {
    const shown = [{ field: 'disabled', before: null, after: 'yes' }];
    expect(auditChanges({ input: { uid: 'maya', disabled: true, photoURL: null }, target: maya, outcome: null }, names)).toEqual(shown);
    expect(
      auditChanges(
        { input: { uid: 'maya', disabled: true, photoURL: null }, target: maya, outcome: { status: 'failed', reason: 'conflict' } },
        names,
      ),
    ).toEqual(shown);
  });
});

/** Noon of 20 November 2026 in the time zone of the machine. */
const NOON = new Date(2026, 10, 20, 12).getTime();

describe('auditValue', () => {
  it.each([
    ['role', null, 'none'], ['name', '', 'none'], ['disabled', false, 'no'], ['done', 1200, '1,200'], ['deletedAt', 0, '0'],
  ] as const)('formats %s %s', (field, value, text) => expect(auditValue(field, value)).toBe(text));

  it('formats a time by the name of its field', () => expect(auditValue('sessionsSince', NOON)).toMatch(/20 November 2026/));

  it('names a banner by the time of its addition', () => {
    expect(auditValue('active', `banner-${NOON}-${'0a'.repeat(8)}`)).toMatch(/^the banner of .*20 November 2026/);
  });

  it('cuts long texts at whole characters', () => {
    const text = auditValue('name', '🎬'.repeat(400));
    expect([Array.from(text).length, text.endsWith('🎬…')]).toEqual([101, true]);
  });
});
