import { describe, expect, it } from 'vitest';
import { isLetterAddress, letterAddress, letterLinkOf } from './letter-address';

describe('the link of a letter', () => {
  it.each([['verify-email', 'verifyEmail'], ['reset-password', 'resetPassword'], ['change-email', 'verifyAndChangeEmail'], ['recover-email', 'recoverEmail']] as const)(
    'of the kind %s is the identity service’s %s',
    (kind, mode) => {
      expect(letterLinkOf(`?mode=${mode}&oobCode=a%2Bb&apiKey=k&lang=en`)).toEqual({ kind, code: 'a+b' });
      const address = letterAddress({ kind, code: 'a+b&c' });
      expect(letterLinkOf(address.slice('/login'.length))).toEqual({ kind, code: 'a+b&c' });
    },
  );

  it('has no code where it was cut off, and is none without its kind', () => {
    expect(letterLinkOf('?mode=verifyEmail')).toEqual({ kind: 'verify-email', code: '' });
    expect(['?oobCode=x', '?mode=signIn&oobCode=x', '?next=/home', ''].map(isLetterAddress)).toEqual([false, false, false, false]);
  });
});
