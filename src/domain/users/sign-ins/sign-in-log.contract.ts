import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { unauthenticated } from '#domain/shared/failure';
import {
  CONTRACT_TIMEOUT_MS, createMember, openTestbed, waitForIdentity, type CreateTestbed,
} from '#domain/users/contract/backend.contract';
import type { SignIn } from './sign-in';

/** Contract of recent sign-ins. Browsers of these tests say nothing that is known about themselves. */
export const keepsSignInLogContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: SignInLog contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    const signIn = (at: number, more: Partial<SignIn> = {}): SignIn =>
      ({ at, way: 'password', browser: null, system: null, isPresent: false, hasEnded: false, ...more });

    it('fails with unauthenticated without a session', async () => {
      const { lists } = await openTestbed(make);
      expect(await expectFailure(lists.api.noteSignIn())).toMatchObject(unauthenticated);
    });

    it('notes each sign-in once, the newest first, and says which one asks', async () => {
      const testbed = await openTestbed(make);
      const member = await createMember(testbed);
      const first = (await waitForIdentity(testbed.auth)).authTime;
      const here = testbed.lists.api.noteSignIn();
      expect(await Promise.all([expectRight(here), expectRight(here)])).toEqual(
        [[signIn(first, { isPresent: true })], [signIn(first, { isPresent: true })]],
      );
      await testbed.advanceClock();
      const other = await testbed.openSecondBrowser();
      await expectRight(other.auth.signIn(member));
      const second = (await waitForIdentity(other.auth)).authTime;
      expect(await expectRight(other.lists.api.noteSignIn())).toEqual([signIn(second, { isPresent: true }), signIn(first)]);
      expect(await expectRight(here)).toEqual([signIn(second), signIn(first, { isPresent: true })]);
    });

    it('says which sessions have ended after all others were ended, in the browser that did it', async () => {
      const testbed = await openTestbed(make);
      const member = await createMember(testbed);
      const first = (await waitForIdentity(testbed.auth)).authTime;
      await expectRight(testbed.lists.api.noteSignIn());
      await testbed.advanceClock();
      const other = await testbed.openSecondBrowser();
      await expectRight(other.auth.signIn(member));
      const second = (await waitForIdentity(other.auth)).authTime;
      await expectRight(other.lists.api.noteSignIn());
      await testbed.advanceClock();
      await expectRight(testbed.accountApi.endOtherSessions);
      await expectRight(testbed.auth.reauthenticate(member));
      const third = (await waitForIdentity(testbed.auth)).authTime;
      expect(await expectRight(testbed.lists.api.noteSignIn())).toEqual([
        signIn(third, { isPresent: true }), signIn(second, { hasEnded: true }), signIn(first, { hasEnded: true }),
      ]);
      expect(await expectFailure(other.lists.api.noteSignIn())).toMatchObject(unauthenticated);
    });

    it('shows members nothing of each other', async () => {
      const testbed = await openTestbed(make);
      await createMember(testbed);
      await expectRight(testbed.lists.api.noteSignIn());
      const other = await testbed.openSecondBrowser();
      await createMember(other);
      const { authTime } = await waitForIdentity(other.auth);
      expect(await expectRight(other.lists.api.noteSignIn())).toEqual([signIn(authTime, { isPresent: true })]);
    });
  });
};
