import { describe, expect, it } from 'vitest';
import { notFound, unauthenticated } from '../../shared/failure';
import type { ActionMode } from '../auth-service';
import { CONTRACT_TIMEOUT_MS, expectRight, signUpUser, uniqueEmail, openTestbed, expectLeft, signedInAs, type CreateTestbed, type BackendTestbed } from './backend.contract';

/** The code of the newest letter of that kind about that address. */
const codeOf = async ({ readLetters }: Pick<BackendTestbed, 'readLetters'>, email: string, kind: ActionMode): Promise<string> => {
  const letter = (await readLetters(email)).find((each) => each.kind === kind);
  if (letter === undefined) throw new Error(`No letter to ${kind} lies at ${email}.`);
  return letter.code;
};

const kindsAt = async ({ readLetters }: Pick<BackendTestbed, 'readLetters'>, email: string): Promise<ReadonlyArray<ActionMode>> =>
  (await readLetters(email)).map(({ kind }) => kind);

/** What letters do to an account: a part of `keepsAccountsContract`. */
export const keepsActionEmailsContract = (name: string, make: CreateTestbed): void => {
  describe(`${name} keeps the contract of the letters to an account`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('knows no code that it did not write', async () => {
      const { auth } = await openTestbed(make);
      expect(await expectLeft(auth.checkActionCode('no-such-code'))).toEqual(notFound('letter'));
      expect(await expectLeft(auth.applyActionCode('no-such-code'))).toEqual(notFound('letter'));
      expect(await expectLeft(auth.confirmPasswordReset('no-such-code', 'a new long one'))).toEqual(notFound('letter'));
    });

    describe('that verifies an address', () => {
      it('comes with the account, can be read, and works once', async () => {
        const house = await openTestbed(make);
        const { email } = await signUpUser(house);
        const code = await codeOf(house, email, 'verify-email');
        expect(await expectRight(house.auth.checkActionCode(code))).toEqual({ kind: 'verify-email', email });
        await expectRight(house.auth.applyActionCode(code));
        await expectRight(house.auth.refresh);
        expect((await signedInAs(house.auth)).emailVerified).toBe(true);
        expect(await expectLeft(house.auth.checkActionCode(code))).toEqual(notFound('letter'));
        expect(await expectLeft(house.auth.applyActionCode(code))).toEqual(notFound('letter'));
      });

      it('is sent once more to whoever proves who they are', async () => {
        const house = await openTestbed(make);
        const current = await signUpUser(house);
        await expectRight(house.auth.applyActionCode(await codeOf(house, current.email, 'verify-email')));
        const before = await kindsAt(house, current.email);
        expect(await expectLeft(house.auth.sendVerification({ ...current, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await kindsAt(house, current.email)).toEqual(before);
        await expectRight(house.auth.sendVerification(current));
        expect(await kindsAt(house, current.email)).toContain('verify-email');
      });
    });

    describe('that lets choose a password', () => {
      it('is answered for in the same way where nobody has the address', async () => {
        const house = await openTestbed(make);
        const { email } = await signUpUser(house);
        const nobodys = uniqueEmail();
        expect(await house.auth.sendPasswordReset(nobodys)()).toEqual(await house.auth.sendPasswordReset(email)());
        expect(await kindsAt(house, nobodys)).toEqual([]);
        expect(await kindsAt(house, email)).toContain('reset-password');
      });

      it('replaces the password, once', async () => {
        const house = await openTestbed(make);
        const current = await signUpUser(house);
        await expectRight(house.auth.signOut);
        await expectRight(house.auth.sendPasswordReset(current.email));
        const code = await codeOf(house, current.email, 'reset-password');
        expect(await expectRight(house.auth.checkActionCode(code))).toEqual({ kind: 'reset-password', email: current.email });
        expect(await expectLeft(house.auth.confirmPasswordReset(code, 'abc'))).toMatchObject({ _tag: 'invalid', field: 'password' });
        await expectRight(house.auth.confirmPasswordReset(code, 'a new long one'));
        expect(await expectLeft(house.auth.signIn(current))).toEqual(unauthenticated);
        await expectRight(house.auth.signIn({ ...current, password: 'a new long one' }));
        expect(await expectLeft(house.auth.confirmPasswordReset(code, 'yet another one'))).toEqual(notFound('letter'));
      });
    });

    describe('that changes an address', () => {
      it('is written only for whoever proves who they are', async () => {
        const house = await openTestbed(make);
        const current = await signUpUser(house);
        const next = uniqueEmail();
        expect(await expectLeft(house.auth.changeEmail({ ...current, password: 'not the right one' }, next))).toEqual(unauthenticated);
        expect(await kindsAt(house, next)).toEqual([]);
      });

      it('leaves the old address valid until it is followed, and then the new one only', async () => {
        const house = await openTestbed(make);
        const current = await signUpUser(house);
        const next = { ...current, email: uniqueEmail() };
        await expectRight(house.auth.changeEmail(current, next.email));
        expect((await signedInAs(house.auth)).email).toBe(current.email);
        await expectRight(house.auth.signOut);
        await expectRight(house.auth.signIn(current));
        const code = await codeOf(house, next.email, 'change-email');
        expect(await expectRight(house.auth.checkActionCode(code))).toEqual({ kind: 'change-email', email: next.email });
        await expectRight(house.auth.applyActionCode(code));
        await expectRight(house.auth.signOut);
        expect(await expectLeft(house.auth.signIn(current))).toEqual(unauthenticated);
        await expectRight(house.auth.signIn(next));
        expect(await signedInAs(house.auth)).toMatchObject({ uid: current.uid, email: next.email, emailVerified: true });
      });
    });
  });
};
