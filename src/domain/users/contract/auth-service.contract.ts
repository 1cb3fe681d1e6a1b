import { describe, expect, it } from 'vitest';
import { conflict, unauthenticated } from '../../shared/failure';
import { CONTRACT_TIMEOUT_MS, expectRight, eventually, firstValue, signUpUser, uniqueEmail, openTestbed, expectLeft, signedInAs, type CreateTestbed } from './backend.contract';
import { keepsActionEmailsContract } from './action-emails.contract';

const A_SECOND_MS = 1000;

export const keepsAuthServiceContract = (name: string, make: CreateTestbed): void => {
  describe(`${name} keeps the contract of accounts`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('tells that nobody is there', async () => {
      const { auth } = await openTestbed(make);
      expect(await firstValue(auth.identity)).toBeNull();
    });

    describe('opening an account', () => {
      it('signs in, and has said so by the time that it answers', async () => {
        const { auth } = await openTestbed(make);
        const email = uniqueEmail();
        const before = Date.now();
        await expectRight(auth.signUp({ email, password: 'a long enough one', name: 'Maya Rosen' }));
        const who = await firstValue(auth.identity);
        expect(who).toMatchObject({ email, emailVerified: false, name: 'Maya Rosen', role: null });
        expect(who?.authTime).toBeGreaterThan(before - A_SECOND_MS);
        expect(who?.authTime).toBeLessThanOrEqual(Date.now());
      });

      it('does nothing before it is asked', async () => {
        const { auth } = await openTestbed(make);
        auth.signUp({ email: uniqueEmail(), password: 'a long enough one', name: 'Maya' });
        expect(await firstValue(auth.identity)).toBeNull();
      });

      it('is refused to an address that has one, however it is written', async () => {
        const { auth, another } = await openTestbed(make);
        const { email } = await signUpUser({ auth });
        const elsewhere = await another();
        expect(await expectLeft(elsewhere.auth.signUp({ email: email.toUpperCase(), password: 'another long one', name: 'Nell' }))).toEqual(conflict('account'));
        expect(await firstValue(elsewhere.auth.identity)).toBeNull();
      });

      it('says which field is wrong', async () => {
        const { auth } = await openTestbed(make);
        expect(await expectLeft(auth.signUp({ email: 'nowhere', password: 'a long enough one', name: 'Nell' }))).toMatchObject({ _tag: 'invalid', field: 'email' });
        expect(await expectLeft(auth.signUp({ email: uniqueEmail(), password: 'abc', name: 'Nell' }))).toMatchObject({ _tag: 'invalid', field: 'password' });
        expect(await firstValue(auth.identity)).toBeNull();
      });
    });

    describe('signing in', () => {
      it('finds the same account again, and signing out leaves it', async () => {
        const { auth } = await openTestbed(make);
        const { uid, email, password } = await signUpUser({ auth });
        await expectRight(auth.signOut);
        expect(await firstValue(auth.identity)).toBeNull();
        await expectRight(auth.signIn({ email: email.toUpperCase(), password }));
        expect(await firstValue(auth.identity)).toMatchObject({ uid, email });
      });

      it('does not tell a wrong password from an address that nobody has', async () => {
        const { auth } = await openTestbed(make);
        const { email } = await signUpUser({ auth });
        await expectRight(auth.signOut);
        expect(await expectLeft(auth.signIn({ email, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await expectLeft(auth.signIn({ email: uniqueEmail(), password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await firstValue(auth.identity)).toBeNull();
      });

      it('is refused in the same way to a disabled account', async () => {
        const { auth, disable } = await openTestbed(make);
        const { uid, email, password } = await signUpUser({ auth });
        await expectRight(auth.signOut);
        await disable(uid);
        expect(await expectLeft(auth.signIn({ email, password }))).toEqual(unauthenticated);
      });

      it('is told to all who listen', async () => {
        const { auth } = await openTestbed(make);
        const words: Array<string | null> = [];
        const following = auth.identity.subscribe((word) => words.push(word._tag === 'Right' ? (word.right?.email ?? null) : 'refused'));
        const { email } = await signUpUser({ auth });
        await expectRight(auth.signOut);
        await eventually(() => {
          expect(words.filter((word, at) => word !== words[at - 1])).toEqual([null, email, null]);
        });
        following.unsubscribe();
      });

      it('ends twice without harm', async () => {
        const { auth } = await openTestbed(make);
        await signUpUser({ auth });
        await expectRight(auth.signOut);
        await expectRight(auth.signOut);
        expect(await firstValue(auth.identity)).toBeNull();
      });
    });

    describe('a token', () => {
      it('says the role of its time, and a new one the role of now', async () => {
        const { auth, setRole } = await openTestbed(make);
        const { uid } = await signUpUser({ auth });
        await setRole(uid, 'admin');
        expect((await signedInAs(auth)).role).toBeNull();
        await expectRight(auth.refresh);
        expect((await signedInAs(auth)).role).toBe('admin');
      });

      it('keeps the time at which the password was given', async () => {
        const { auth, later } = await openTestbed(make);
        await signUpUser({ auth });
        const { authTime } = await signedInAs(auth);
        await later();
        await expectRight(auth.refresh);
        expect((await signedInAs(auth)).authTime).toBe(authTime);
      });

      it('is not renewed for a disabled account, whose session is nobody\'s from then on', async () => {
        const { auth, disable } = await openTestbed(make);
        const { uid } = await signUpUser({ auth });
        await disable(uid);
        await expectRight(auth.refresh);
        expect(await firstValue(auth.identity)).toBeNull();
      });
    });

    describe('proving again who is there', () => {
      it('renews the time at which the password was given', async () => {
        const { auth, later } = await openTestbed(make);
        const current = await signUpUser({ auth });
        const before = await signedInAs(auth);
        await later();
        await expectRight(auth.reauthenticate(current));
        const after = await signedInAs(auth);
        expect(after.authTime).toBeGreaterThan(before.authTime);
        expect(after.uid).toBe(before.uid);
      });

      it("takes neither a wrong password nor another's", async () => {
        const { auth, another } = await openTestbed(make);
        const current = await signUpUser({ auth });
        const other = await signUpUser(await another());
        expect(await expectLeft(auth.reauthenticate({ ...current, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await expectLeft(auth.reauthenticate(other))).toEqual(unauthenticated);
        expect((await signedInAs(auth)).uid).toBe(current.uid);
      });
    });

    describe('changing the password', () => {
      it('needs the current one, and leaves everything as it is without', async () => {
        const { auth } = await openTestbed(make);
        const current = await signUpUser({ auth });
        expect(await expectLeft(auth.changePassword({ ...current, password: 'not the right one' }, 'a new long one'))).toEqual(unauthenticated);
        await expectRight(auth.signOut);
        await expectRight(auth.signIn(current));
      });

      it('goes on with this session, and with the new password only', async () => {
        const { auth } = await openTestbed(make);
        const current = await signUpUser({ auth });
        await expectRight(auth.changePassword(current, 'a new long one'));
        await expectRight(auth.refresh);
        expect((await signedInAs(auth)).uid).toBe(current.uid);
        await expectRight(auth.signOut);
        expect(await expectLeft(auth.signIn(current))).toEqual(unauthenticated);
        await expectRight(auth.signIn({ ...current, password: 'a new long one' }));
      });

      it('says when the new one will not do', async () => {
        const { auth } = await openTestbed(make);
        const current = await signUpUser({ auth });
        expect(await expectLeft(auth.changePassword(current, 'abc'))).toMatchObject({ _tag: 'invalid', field: 'password' });
        await expectRight(auth.reauthenticate(current));
      });
    });
  });
  keepsActionEmailsContract(name, make);
};
