import { describe, expect, it } from 'vitest';
import { auditedIds, toAuditValues } from './audit';

describe('toAuditValues', () => {
  it('keeps simple values and lists of ids, without secrets, objects and absent values', () => {
    const parameters = {
      uid: 'maya', disabled: true, rows: 2, photoURL: null,
      uids: ['maya', 'eve'],
      password: 'nine letters',
      item: { title: 'M' },
      mixed: ['maya', 7],
      email: undefined,
    };
    expect(toAuditValues(parameters)).toEqual({ uid: 'maya', disabled: true, rows: 2, photoURL: null, uids: 'maya eve' });
  });

  it('keeps the first 200 characters of a text, and all ids of a list', () => {
    const uids = Array.from({ length: 100 }, (_, index) => `user-${index}`);
    expect(toAuditValues({ displayName: 'x'.repeat(200), email: 'y'.repeat(20_000), uids })).toEqual({
      displayName: 'x'.repeat(200),
      email: `${'y'.repeat(199)}…`,
      uids: uids.join(' '),
    });
  });
});

describe('auditedIds', () => {
  const user = { kind: 'user', name: null } as const;

  it.each([
    ['of one target', { target: { ...user, id: 'maya' }, input: { uid: 'maya' } }, ['maya']],
    [
      'of a bulk call that was interrupted',
      { target: null, input: toAuditValues({ action: 'disable', uids: ['maya', 'eve'] }) },
      ['maya', 'eve'],
    ],
    ['of a bulk call for one user, once', { target: { ...user, id: 'maya' }, input: toAuditValues({ uids: ['maya'] }) }, ['maya']],
    [
      'of lists',
      { target: { kind: 'list', id: '', name: null } as const, input: toAuditValues({ listIDs: ['noir', 'rain'] }) },
      ['noir', 'rain'],
    ],
    ['of no subject', { target: null, input: { ids: '' } }, []],
  ])('returns the ids %s', (_, entry, ids) => expect(auditedIds(entry)).toEqual(ids));
});
