import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { unauthenticated } from '#domain/shared/failure';
import { unsupportedMethod } from '#domain/users/sign-in-methods';
import { CONTRACT_TIMEOUT_MS, openTestbed, signUpUser, waitForIdentity, type CreateTestbed } from './backend.contract';

/** Contract of the methods of an account, and of a site without Google; only a browser can call Google. */
export const keepsSignInMethodsContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: SignInMethods contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('readMethods fails with unauthenticated without a session', async () => {
      const { auth } = await openTestbed(make);
      expect(await expectFailure(auth.readMethods)).toEqual(unauthenticated);
    });

    it('readMethods says how one signs in, and when this and any session proved it', async () => {
      const { auth, openSecondBrowser, advanceClock } = await openTestbed(make);
      const current = await signUpUser({ auth });
      const { authTime } = await waitForIdentity(auth);
      expect(await expectRight(auth.readMethods)).toMatchObject({ hasPassword: true, google: null, confirmedAt: authTime });
      await advanceClock();
      const other = await openSecondBrowser();
      await expectRight(other.auth.signIn(current));
      const later = (await waitForIdentity(other.auth)).authTime;
      const methods = await expectRight(auth.readMethods);
      expect(methods.confirmedAt).toBe(authTime);
      // Services that count in milliseconds are a part of a second ahead of the token.
      expect(Math.floor((methods.lastConfirmedAt ?? 0) / 1000)).toBeGreaterThanOrEqual(Math.floor(later / 1000));
    });

    it('a site without Google refuses what asks Google, and nobody is signed in', async () => {
      const { auth } = await openTestbed(make);
      const current = await signUpUser({ auth });
      expect(await expectFailure(auth.addGoogle(current))).toEqual(unsupportedMethod);
      expect(await expectFailure(auth.confirmWithGoogle)).toEqual(unsupportedMethod);
      expect(await expectFailure(auth.addPassword('a new long one'))).toEqual(unsupportedMethod);
      await expectRight(auth.reauthenticate(current));
      await expectRight(auth.signOut);
      expect(await expectFailure(auth.signInWithGoogle('window'))).toEqual(unsupportedMethod);
    });
  });
};
