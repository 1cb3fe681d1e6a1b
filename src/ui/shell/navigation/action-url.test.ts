import { describe, expect, it } from 'vitest';
import { isActionUrl, actionUrl, parseActionLink } from './action-url';

describe('parseActionLink', () => {
  it.each([
    ['verify-email', 'verifyEmail'],
    ['reset-password', 'resetPassword'],
    ['change-email', 'verifyAndChangeEmail'],
    ['recover-email', 'recoverEmail'],
  ] as const)('parses mode %s from the auth service’s %s, and actionUrl builds the same link', (kind, mode) => {
    expect(parseActionLink(`?mode=${mode}&oobCode=a%2Bb&apiKey=k&lang=en`)).toEqual({ kind, code: 'a+b' });
    const address = actionUrl({ kind, code: 'a+b&c' });
    expect(parseActionLink(address.slice('/login'.length))).toEqual({ kind, code: 'a+b&c' });
  });

  it('returns an empty code for a truncated link, and null without a known mode', () => {
    expect(parseActionLink('?mode=verifyEmail')).toEqual({ kind: 'verify-email', code: '' });
    expect(['?oobCode=x', '?mode=signIn&oobCode=x', '?next=/home', ''].map(isActionUrl)).toEqual([false, false, false, false]);
  });
});
