import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit';
import { aUserId } from '#domain/users/user.fixture';
import { auditSentenceTemplate } from './audit-sentence.messages';
import { AUDIT_ACTION_NAMES, auditedCallFailureText } from './audit.messages';

const done = { status: 'succeeded', before: null, after: null } as const;
const entry = (fields: Partial<AuditEntry>): AuditEntry => ({
  requestId: 'r', at: 0,
  by: aUserId('ada'),
  action: 'setUserRole',
  target: { kind: 'user', id: 'maya', name: 'Maya' },
  input: {},
  outcome: done,
  ...fields,
});
const several = { target: { kind: 'user', id: '', name: null }, outcome: { ...done, after: { done: 12, refused: '' } } } as const;

describe('auditedCallFailureText', () => {
  it('says what a conflict was, if the entry has it', () => {
    expect(auditedCallFailureText('conflict', 'the e-mail address has an account')).toBe('Another account has this e-mail address.');
    expect([auditedCallFailureText('conflict', 'the last admin'), auditedCallFailureText('conflict', 'x')]).toEqual([
      'It was the last admin.', 'It conflicted with another change.',
    ]);
    expect(auditedCallFailureText('conflict')).toMatch(/^It conflicted with another change, or/);
  });
});

describe('auditSentenceTemplate', () => {
  it.each<[string, Partial<AuditEntry>, string]>([
    ['a new admin', { input: { userRole: 'admin' } }, '{by} made {target} an admin'],
    ['an admin who became a user', { input: { userRole: 'user' } }, '{by} made {target} a user'],
    [
      'a failed change of role',
      { input: { userRole: 'admin' }, outcome: { status: 'failed', reason: 'conflict' } },
      '{by} tried to make {target} an admin',
    ],
    ['an interrupted deletion', { action: 'deleteUser', outcome: null }, '{by} tried to delete the account of {target}'],
    ['a disabled user', { action: 'updateUserData', input: { disabled: true } }, '{by} disabled {target}'],
    ['an enabled user', { action: 'updateUserData', input: { disabled: false } }, '{by} enabled {target}'],
    ['a changed user', { action: 'updateUserData', input: { displayName: 'M' } }, '{by} changed the account of {target}'],
    ['several users', { ...several, action: 'changeUsers', input: { action: 'make-admin' } }, '{by} made 12 users an admin'],
    [
      'several users of an interrupted call',
      { ...several, action: 'changeUsers', input: { action: 'disable' }, outcome: null },
      '{by} tried to disable users',
    ],
    ['one user of a bulk call', { action: 'changeUsers', input: { action: 'enable' } }, '{by} enabled {target}'],
    ['an invited user', { action: 'createUser', input: { invited: true } }, '{by} invited {target}'],
    ['a reset e-mail', { action: 'changeUsers', input: { action: 'record-reset' } }, '{by} asked for a reset e-mail to {target}'],
    ['several deleted users', { ...several, action: 'changeUsers', input: { action: 'delete' } }, '{by} deleted 12 users'],
    ['one list', { action: 'removeLists', target: { kind: 'list', id: 'l', name: null } }, '{by} moved the list {target} to the bin'],
    [
      'an ended share link',
      { action: 'unshareList', target: { kind: 'list', id: 'l', name: null } },
      '{by} ended the share link of the list {target}',
    ],
    ['several lists', { ...several, action: 'removeLists' }, '{by} moved 12 lists to the bin'],
    ['one answered message', { action: 'changeFeedback', input: { action: 'answered' } }, '{by} marked the message {target} as answered'],
    ['several deleted messages', { ...several, action: 'changeFeedback', input: { action: 'delete' } }, '{by} deleted 12 messages'],
    ['an active banner', { action: 'changeBanners', input: { action: 'activate' } }, '{by} activated {target}'],
    ['genre pictures', { ...several, action: 'refreshGenreImages' }, '{by} made 12 genre pictures'],
    ['all exported users', { action: 'exportUsersData', input: { format: 'csv' } }, '{by} exported all users'],
    ['exported lists', { action: 'exportListsData', input: { format: 'csv' } }, '{by} exported all lists'],
    [
      'exported lists with titles',
      { action: 'exportListsData', input: { format: 'csv', titles: 'true' } },
      '{by} exported all lists with their titles',
    ],
    ['some exported users', { action: 'exportUsersData', input: { format: 'csv', uids: 'maya eve' } }, '{by} exported 2 users'],
    ['an unknown action', { action: 'polishScreens' }, '{by} ran polishScreens on {target}'],
  ])('words %s', (_, fields, sentence) => expect(auditSentenceTemplate(entry(fields))).toBe(sentence));

  it.each(Object.keys(AUDIT_ACTION_NAMES))('has words of its own for %s, done and interrupted', (action) => {
    expect(auditSentenceTemplate(entry({ action }))).not.toContain(action);
    expect(auditSentenceTemplate(entry({ action, outcome: null }))).toMatch(/^\{by\} tried to /);
  });
});
