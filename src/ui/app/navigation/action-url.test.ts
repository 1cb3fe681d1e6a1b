import { describe, expect, it } from 'vitest';
import { isActionUrl, actionUrl, parseActionLink } from './action-url';

describe('the link of a letter', () => {
  it.each([['verify-email', 'verifyEmail'], ['reset-password', 'resetPassword'], ['change-email', 'verifyAndChangeEmail'], ['recover-email', 'recoverEmail']] as const)(
    'of the kind %s is the identity service’s %s',
    (kind, mode) => {
      expect(parseActionLink(`?mode=${mode}&oobCode=a%2Bb&apiKey=k&lang=en`)).toEqual({ kind, code: 'a+b' });
      const address = actionUrl({ kind, code: 'a+b&c' });
      expect(parseActionLink(address.slice('/login'.length))).toEqual({ kind, code: 'a+b&c' });
    },
  );

  it('has no code where it was cut off, and is none without its kind', () => {
    expect(parseActionLink('?mode=verifyEmail')).toEqual({ kind: 'verify-email', code: '' });
    expect(['?oobCode=x', '?mode=signIn&oobCode=x', '?next=/home', ''].map(isActionUrl)).toEqual([false, false, false, false]);
  });
});
