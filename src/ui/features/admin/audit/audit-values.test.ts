import { describe, expect, it } from 'vitest';
import { auditChanges, auditValue } from './audit-values';

const succeeded = (before: Parameters<typeof auditChanges>[0]['input'] | null, after: typeof before) => ({ input: {}, outcome: { status: 'succeeded', before, after } as const });

describe('auditChanges', () => {
  it('names only the fields that changed', () => {
    expect(auditChanges(succeeded({ role: 'user', email: 'a@b.example' }, { role: 'admin', email: 'a@b.example' }))).toEqual([{ field: 'role', before: 'user', after: 'admin' }]);
  });

  it('has one side for what was created or deleted, without empty values of a new thing', () => {
    expect(auditChanges(succeeded(null, { email: 'a@b.example', phoneNumber: null }))).toEqual([{ field: 'email', before: null, after: 'a@b.example' }]);
    expect(auditChanges(succeeded({ role: 'admin' }, null))).toEqual([{ field: 'role', before: 'admin', after: null }]);
  });

  it('shows the input of a call that failed or was interrupted', () => {
    const shown = [{ field: 'disabled', before: null, after: 'yes' }];
    expect(auditChanges({ input: { disabled: true, photoURL: null }, outcome: null })).toEqual(shown);
    expect(auditChanges({ input: { disabled: true, photoURL: null }, outcome: { status: 'failed', reason: 'conflict' } })).toEqual(shown);
  });
});

describe('auditValue', () => {
  it.each([
    ['role', null, 'none'], ['name', '', 'none'], ['disabled', false, 'no'], ['done', 1200, '1,200'], ['deletedAt', 0, '0'],
  ] as const)('formats %s %s', (field, value, text) => expect(auditValue(field, value)).toBe(text));

  it('formats a time by the name of its field', () => expect(auditValue('sessionsSince', Date.UTC(2026, 10, 20, 12))).toMatch(/20 November 2026/));

  it('cuts long texts at whole characters', () => {
    const text = auditValue('name', '🎬'.repeat(400));
    expect([Array.from(text).length, text.endsWith('🎬…')]).toEqual([101, true]);
  });
});
