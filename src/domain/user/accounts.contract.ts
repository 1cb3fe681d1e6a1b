import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Accounts } from './accounts';
import { signedOut, type SignedIn } from './session';

/** @param make accounts with this person signed in, or nobody. */
export const keepsAccountsContract = (name: string, make: (session: SignedIn | null) => Accounts): void => {
  const maya: SignedIn = { is: 'signed-in', uid: 'maya', name: 'Maya', email: 'maya@example.org', photoURL: null, role: 'user', token: null, lists: [] };
  describe(`${name} keeps the contract of accounts`, () => {
    it('tells who is there to everybody who begins to listen', async () => {
      expect(await firstValueFrom(make(null).session)).toEqual(E.right(signedOut));
      const accounts = make(maya);
      expect(await firstValueFrom(accounts.session)).toEqual(E.right(maya));
      expect(await firstValueFrom(accounts.session)).toEqual(E.right(maya));
    });

    it('tells those who listen when somebody signs out, and does nothing before it is called', async () => {
      const accounts = make(maya);
      const heard: unknown[] = [];
      const following = accounts.session.subscribe((session) => heard.push(E.isRight(session) ? session.right.is : session.left));
      const { signOut } = accounts;
      expect(heard).toEqual(['signed-in']);
      expect(await signOut()).toEqual(E.right(undefined));
      expect(heard.at(-1)).toBe('signed-out');
      following.unsubscribe();
    });

    it('does not mind signing out twice', async () => {
      const accounts = make(maya);
      expect([await accounts.signOut(), await accounts.signOut()].every(E.isRight)).toBe(true);
      expect(await firstValueFrom(accounts.session)).toEqual(E.right(signedOut));
    });
  });
};
