import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { invalid, notFound, unauthenticated } from '#domain/shared/failure';
import type { ActionMode } from '#domain/users/auth-service';
import {
  CONTRACT_TIMEOUT_MS, signUpUser, uniqueEmail, openTestbed, waitForIdentity, type CreateTestbed, type BackendTestbed,
} from './backend.contract';

/** Returns the code of the newest action e-mail of the given mode for an address. */
const codeOf = async ({ readActionEmails }: Pick<BackendTestbed, 'readActionEmails'>, email: string, kind: ActionMode): Promise<string> => {
  const message = (await readActionEmails(email)).find((each) => each.kind === kind);
  if (message === undefined) throw new Error(`There is no ${kind} e-mail for ${email}.`);
  return message.code;
};

const modesFor = async (
  { readActionEmails }: Pick<BackendTestbed, 'readActionEmails'>,
  email: string,
): Promise<ReadonlyArray<ActionMode>> => (await readActionEmails(email)).map(({ kind }) => kind);

/** Contract of action e-mails; part of `keepsAuthServiceContract`. */
export const keepsActionEmailsContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: AuthService contract, action e-mails`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('fails with not-found for an unknown code', async () => {
      const { auth } = await openTestbed(make);
      expect(await expectFailure(auth.checkActionCode('no-such-code'))).toEqual(notFound('link'));
      expect(await expectFailure(auth.applyActionCode('no-such-code'))).toEqual(notFound('link'));
      expect(await expectFailure(auth.confirmPasswordReset('no-such-code', 'a new long one'))).toEqual(notFound('link'));
    });

    describe('verify-email', () => {
      it('is sent at sign-up, can be checked and works once', async () => {
        const testbed = await openTestbed(make);
        const { email } = await signUpUser(testbed);
        const code = await codeOf(testbed, email, 'verify-email');
        expect(await expectRight(testbed.auth.checkActionCode(code))).toEqual({ kind: 'verify-email', email });
        await expectRight(testbed.auth.applyActionCode(code));
        await expectRight(testbed.auth.refresh);
        expect((await waitForIdentity(testbed.auth)).emailVerified).toBe(true);
        expect(await expectFailure(testbed.auth.checkActionCode(code))).toEqual(notFound('link'));
        expect(await expectFailure(testbed.auth.applyActionCode(code))).toEqual(notFound('link'));
      });

      it('is sent again by sendVerification with the correct password only', async () => {
        const testbed = await openTestbed(make);
        const current = await signUpUser(testbed);
        await expectRight(testbed.auth.applyActionCode(await codeOf(testbed, current.email, 'verify-email')));
        const before = await modesFor(testbed, current.email);
        expect(await expectFailure(testbed.auth.sendVerification({ ...current, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await modesFor(testbed, current.email)).toEqual(before);
        await expectRight(testbed.auth.sendVerification(current));
        expect(await modesFor(testbed, current.email)).toContain('verify-email');
      });
    });

    describe('reset-password', () => {
      it('gives the same answer for an unknown address and sends no e-mail', async () => {
        const testbed = await openTestbed(make);
        const { email } = await signUpUser(testbed);
        const unknownEmail = uniqueEmail();
        expect(await testbed.auth.sendPasswordReset(unknownEmail)()).toEqual(await testbed.auth.sendPasswordReset(email)());
        expect(await modesFor(testbed, unknownEmail)).toEqual([]);
        expect(await modesFor(testbed, email)).toContain('reset-password');
      });

      it('replaces the password; the code works once', async () => {
        const testbed = await openTestbed(make);
        const current = await signUpUser(testbed);
        await expectRight(testbed.auth.signOut);
        await expectRight(testbed.auth.sendPasswordReset(current.email));
        const code = await codeOf(testbed, current.email, 'reset-password');
        expect(await expectRight(testbed.auth.checkActionCode(code))).toEqual({ kind: 'reset-password', email: current.email });
        expect(await expectFailure(testbed.auth.confirmPasswordReset(code, 'abc'))).toMatchObject({ _tag: 'invalid', field: 'password' });
        expect(await expectFailure(testbed.auth.confirmPasswordReset(code, 'trustno1'))).toEqual(
          invalid('password', 'password-too-common'),
        );
        await expectRight(testbed.auth.confirmPasswordReset(code, 'a new long one'));
        expect(await expectFailure(testbed.auth.signIn(current))).toEqual(unauthenticated);
        await expectRight(testbed.auth.signIn({ ...current, password: 'a new long one' }));
        expect(await expectFailure(testbed.auth.confirmPasswordReset(code, 'yet another one'))).toEqual(notFound('link'));
      });
    });

    describe('change-email', () => {
      it('is sent with the correct password only', async () => {
        const testbed = await openTestbed(make);
        const current = await signUpUser(testbed);
        const next = uniqueEmail();
        expect(await expectFailure(testbed.auth.changeEmail({ ...current, password: 'not the right one' }, next))).toEqual(unauthenticated);
        expect(await modesFor(testbed, next)).toEqual([]);
      });

      it('keeps the old address valid until the code is applied, then only the new one', async () => {
        const testbed = await openTestbed(make);
        const current = await signUpUser(testbed);
        const next = { ...current, email: uniqueEmail() };
        await expectRight(testbed.auth.changeEmail(current, next.email));
        expect((await waitForIdentity(testbed.auth)).email).toBe(current.email);
        await expectRight(testbed.auth.signOut);
        await expectRight(testbed.auth.signIn(current));
        const code = await codeOf(testbed, next.email, 'change-email');
        expect(await expectRight(testbed.auth.checkActionCode(code))).toEqual({ kind: 'change-email', email: next.email });
        await expectRight(testbed.auth.applyActionCode(code));
        await expectRight(testbed.auth.signOut);
        expect(await expectFailure(testbed.auth.signIn(current))).toEqual(unauthenticated);
        await expectRight(testbed.auth.signIn(next));
        expect(await waitForIdentity(testbed.auth)).toMatchObject({ uid: current.uid, email: next.email, emailVerified: true });
      });
    });
  });
};
