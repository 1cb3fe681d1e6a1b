import { describe, expect, it } from 'vitest';
import { userBulkQuestion } from './user-bulk.messages';

const noneLeftOut = { own: false, lastAdmin: false };
const subtitle = (action: 'make-admin' | 'delete', disabled: ReadonlyArray<string>) =>
  userBulkQuestion(action, 7, { unverified: 0, disabled }, noneLeftOut).subtitle;
const EFFECT = 'An admin can change and delete all users and lists.';

describe('the question before users become admins', () => {
  it('asks in the singular and in the plural', () => {
    const titleOf = (count: number) => userBulkQuestion('make-admin', count, { unverified: 0, disabled: [] }, noneLeftOut).title;
    expect([titleOf(1), titleOf(3)]).toEqual(['Make 1 user an admin?', 'Make 3 users admins?']);
  });

  it('names the disabled accounts, at most five', () => {
    expect(subtitle('make-admin', [])).toBe(EFFECT);
    expect(subtitle('make-admin', ['Noor', 'Wen'])).toBe(`${EFFECT} Still disabled: Noor and Wen.`);
    expect(subtitle('make-admin', ['A', 'B', 'C', 'D', 'E', 'F'])).toBe(`${EFFECT} Still disabled: A, B, C, D, E and others.`);
  });

  it('is the only question that names them', () => {
    expect(subtitle('delete', ['Noor'])).not.toContain('Noor');
  });
});
