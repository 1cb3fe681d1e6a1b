import { describe, expect, it } from 'vitest';
import { conflict, unauthenticated } from '../failure';
import { CONTRACT_TIMEOUT_MS, done, eventually, heard, newcomer, newEmail, opened, refusal, signedInAs, type MakeHouse } from './house.contract';
import { keepsAccountLettersContract } from './account-letters.contract';

const A_SECOND_MS = 1000;

export const keepsAccountsContract = (name: string, make: MakeHouse): void => {
  describe(`${name} keeps the contract of accounts`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('tells that nobody is there', async () => {
      const { accounts } = await opened(make);
      expect(await heard(accounts.identity)).toBeNull();
    });

    describe('opening an account', () => {
      it('signs in, and has said so by the time that it answers', async () => {
        const { accounts } = await opened(make);
        const email = newEmail();
        const before = Date.now();
        await done(accounts.signUp({ email, password: 'a long enough one', name: 'Maya Rosen' }));
        const who = await heard(accounts.identity);
        expect(who).toMatchObject({ email, emailVerified: false, name: 'Maya Rosen', role: null });
        expect(who?.authTime).toBeGreaterThan(before - A_SECOND_MS);
        expect(who?.authTime).toBeLessThanOrEqual(Date.now());
      });

      it('does nothing before it is asked', async () => {
        const { accounts } = await opened(make);
        accounts.signUp({ email: newEmail(), password: 'a long enough one', name: 'Maya' });
        expect(await heard(accounts.identity)).toBeNull();
      });

      it('is refused to an address that has one, however it is written', async () => {
        const { accounts, another } = await opened(make);
        const { email } = await newcomer({ accounts });
        const elsewhere = await another();
        expect(await refusal(elsewhere.accounts.signUp({ email: email.toUpperCase(), password: 'another long one', name: 'Nell' }))).toEqual(conflict('account'));
        expect(await heard(elsewhere.accounts.identity)).toBeNull();
      });

      it('says which field is wrong', async () => {
        const { accounts } = await opened(make);
        expect(await refusal(accounts.signUp({ email: 'nowhere', password: 'a long enough one', name: 'Nell' }))).toMatchObject({ _tag: 'invalid', field: 'email' });
        expect(await refusal(accounts.signUp({ email: newEmail(), password: 'abc', name: 'Nell' }))).toMatchObject({ _tag: 'invalid', field: 'password' });
        expect(await heard(accounts.identity)).toBeNull();
      });
    });

    describe('signing in', () => {
      it('finds the same account again, and signing out leaves it', async () => {
        const { accounts } = await opened(make);
        const { uid, email, password } = await newcomer({ accounts });
        await done(accounts.signOut);
        expect(await heard(accounts.identity)).toBeNull();
        await done(accounts.signIn({ email: email.toUpperCase(), password }));
        expect(await heard(accounts.identity)).toMatchObject({ uid, email });
      });

      it('does not tell a wrong password from an address that nobody has', async () => {
        const { accounts } = await opened(make);
        const { email } = await newcomer({ accounts });
        await done(accounts.signOut);
        expect(await refusal(accounts.signIn({ email, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await refusal(accounts.signIn({ email: newEmail(), password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await heard(accounts.identity)).toBeNull();
      });

      it('is refused in the same way to a disabled account', async () => {
        const { accounts, disable } = await opened(make);
        const { uid, email, password } = await newcomer({ accounts });
        await done(accounts.signOut);
        await disable(uid);
        expect(await refusal(accounts.signIn({ email, password }))).toEqual(unauthenticated);
      });

      it('is told to all who listen', async () => {
        const { accounts } = await opened(make);
        const words: Array<string | null> = [];
        const following = accounts.identity.subscribe((word) => words.push(word._tag === 'Right' ? (word.right?.email ?? null) : 'refused'));
        const { email } = await newcomer({ accounts });
        await done(accounts.signOut);
        await eventually(() => {
          expect(words.filter((word, at) => word !== words[at - 1])).toEqual([null, email, null]);
        });
        following.unsubscribe();
      });

      it('ends twice without harm', async () => {
        const { accounts } = await opened(make);
        await newcomer({ accounts });
        await done(accounts.signOut);
        await done(accounts.signOut);
        expect(await heard(accounts.identity)).toBeNull();
      });
    });

    describe('a token', () => {
      it('says the role of its time, and a new one the role of now', async () => {
        const { accounts, setRole } = await opened(make);
        const { uid } = await newcomer({ accounts });
        await setRole(uid, 'admin');
        expect((await signedInAs(accounts)).role).toBeNull();
        await done(accounts.refresh);
        expect((await signedInAs(accounts)).role).toBe('admin');
      });

      it('keeps the time at which the password was given', async () => {
        const { accounts, later } = await opened(make);
        await newcomer({ accounts });
        const { authTime } = await signedInAs(accounts);
        await later();
        await done(accounts.refresh);
        expect((await signedInAs(accounts)).authTime).toBe(authTime);
      });

      it('is not renewed for a disabled account, whose session is nobody\'s from then on', async () => {
        const { accounts, disable } = await opened(make);
        const { uid } = await newcomer({ accounts });
        await disable(uid);
        await done(accounts.refresh);
        expect(await heard(accounts.identity)).toBeNull();
      });
    });

    describe('proving again who is there', () => {
      it('renews the time at which the password was given', async () => {
        const { accounts, later } = await opened(make);
        const current = await newcomer({ accounts });
        const before = await signedInAs(accounts);
        await later();
        await done(accounts.reauthenticate(current));
        const after = await signedInAs(accounts);
        expect(after.authTime).toBeGreaterThan(before.authTime);
        expect(after.uid).toBe(before.uid);
      });

      it("takes neither a wrong password nor another's", async () => {
        const { accounts, another } = await opened(make);
        const current = await newcomer({ accounts });
        const other = await newcomer(await another());
        expect(await refusal(accounts.reauthenticate({ ...current, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await refusal(accounts.reauthenticate(other))).toEqual(unauthenticated);
        expect((await signedInAs(accounts)).uid).toBe(current.uid);
      });
    });

    describe('changing the password', () => {
      it('needs the current one, and leaves everything as it is without', async () => {
        const { accounts } = await opened(make);
        const current = await newcomer({ accounts });
        expect(await refusal(accounts.changePassword({ ...current, password: 'not the right one' }, 'a new long one'))).toEqual(unauthenticated);
        await done(accounts.signOut);
        await done(accounts.signIn(current));
      });

      it('goes on with this session, and with the new password only', async () => {
        const { accounts } = await opened(make);
        const current = await newcomer({ accounts });
        await done(accounts.changePassword(current, 'a new long one'));
        await done(accounts.refresh);
        expect((await signedInAs(accounts)).uid).toBe(current.uid);
        await done(accounts.signOut);
        expect(await refusal(accounts.signIn(current))).toEqual(unauthenticated);
        await done(accounts.signIn({ ...current, password: 'a new long one' }));
      });

      it('says when the new one will not do', async () => {
        const { accounts } = await opened(make);
        const current = await newcomer({ accounts });
        expect(await refusal(accounts.changePassword(current, 'abc'))).toMatchObject({ _tag: 'invalid', field: 'password' });
        await done(accounts.reauthenticate(current));
      });
    });
  });
  keepsAccountLettersContract(name, make);
};
