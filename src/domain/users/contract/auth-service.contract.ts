import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { conflict, invalid, unauthenticated, type Failure } from '#domain/shared/failure';
import {
  CONTRACT_TIMEOUT_MS, eventually, firstValue, signUpUser, uniqueEmail, openTestbed, waitForIdentity, type CreateTestbed,
} from './backend.contract';
import { keepsActionEmailsContract } from './action-emails.contract';

const ONE_SECOND_MS = 1000;

/** @param disabled failure of a sign-in to a disabled account with the correct password. */
export const keepsAuthServiceContract = (name: string, make: CreateTestbed, disabled: Failure = unauthenticated): void => {
  describe(`${name}: AuthService contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('identity emits null when no user is signed in', async () => {
      const { auth } = await openTestbed(make);
      expect(await firstValue(auth.identity)).toBeNull();
    });

    describe('signUp', () => {
      it('signs in and emits the identity before the answer resolves', async () => {
        const { auth } = await openTestbed(make);
        const email = uniqueEmail();
        const before = Date.now();
        await expectRight(auth.signUp({ email, password: 'a long enough one', name: 'Maya Rosen' }));
        const identity = await firstValue(auth.identity);
        expect(identity).toMatchObject({ email, emailVerified: false, name: 'Maya Rosen', role: null });
        expect(identity?.authTime).toBeGreaterThan(before - ONE_SECOND_MS);
        expect(identity?.authTime).toBeLessThanOrEqual(Date.now());
      });

      it('does nothing until the answer is run', async () => {
        const { auth } = await openTestbed(make);
        auth.signUp({ email: uniqueEmail(), password: 'a long enough one', name: 'Maya' });
        expect(await firstValue(auth.identity)).toBeNull();
      });

      it('fails with conflict for a taken address, regardless of case', async () => {
        const { auth, openSecondBrowser } = await openTestbed(make);
        const { email } = await signUpUser({ auth });
        const otherBrowser = await openSecondBrowser();
        expect(
          await expectFailure(otherBrowser.auth.signUp({ email: email.toUpperCase(), password: 'another long one', name: 'Nell' })),
        ).toEqual(conflict('account'));
        expect(await firstValue(otherBrowser.auth.identity)).toBeNull();
      });

      it('fails with invalid and the field name for an invalid address or password', async () => {
        const { auth } = await openTestbed(make);
        expect(await expectFailure(auth.signUp({ email: 'nowhere', password: 'a long enough one', name: 'Nell' }))).toMatchObject({
          _tag: 'invalid', field: 'email',
        });
        expect(await expectFailure(auth.signUp({ email: uniqueEmail(), password: 'abc', name: 'Nell' }))).toMatchObject({
          _tag: 'invalid', field: 'password',
        });
        expect(await expectFailure(auth.signUp({ email: uniqueEmail(), password: 'Password1', name: 'Nell' }))).toEqual(
          invalid('password', 'password-too-common'),
        );
        expect(await firstValue(auth.identity)).toBeNull();
      });
    });

    describe('signIn and signOut', () => {
      it('sign in to the same account after sign-out', async () => {
        const { auth } = await openTestbed(make);
        const { uid, email, password } = await signUpUser({ auth });
        await expectRight(auth.signOut);
        expect(await firstValue(auth.identity)).toBeNull();
        await expectRight(auth.signIn({ email: email.toUpperCase(), password }));
        expect(await firstValue(auth.identity)).toMatchObject({ uid, email });
      });

      it('signIn fails with unauthenticated for both a wrong password and an unknown address', async () => {
        const { auth } = await openTestbed(make);
        const { email } = await signUpUser({ auth });
        await expectRight(auth.signOut);
        expect(await expectFailure(auth.signIn({ email, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await expectFailure(auth.signIn({ email: uniqueEmail(), password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await firstValue(auth.identity)).toBeNull();
      });

      it('signIn fails for a disabled account, and says why only after the correct password', async () => {
        const { auth, disable } = await openTestbed(make);
        const { uid, email, password } = await signUpUser({ auth });
        await expectRight(auth.signOut);
        await disable(uid);
        expect(await expectFailure(auth.signIn({ email, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await expectFailure(auth.signIn({ email, password }))).toEqual(disabled);
        expect(await firstValue(auth.identity)).toBeNull();
      });

      it('are emitted to all subscribers of identity', async () => {
        const { auth } = await openTestbed(make);
        const emails: Array<string | null> = [];
        const subscription = auth.identity.subscribe((result) =>
          emails.push(result._tag === 'Right' ? (result.right?.email ?? null) : 'failed'),
        );
        const { email } = await signUpUser({ auth });
        await expectRight(auth.signOut);
        await eventually(() => {
          expect(emails.filter((value, index) => value !== emails[index - 1])).toEqual([null, email, null]);
        });
        subscription.unsubscribe();
      });

      it('signOut is idempotent', async () => {
        const { auth } = await openTestbed(make);
        await signUpUser({ auth });
        await expectRight(auth.signOut);
        await expectRight(auth.signOut);
        expect(await firstValue(auth.identity)).toBeNull();
      });
    });

    describe('refresh', () => {
      it('updates the role of the identity to the current claim', async () => {
        const { auth, setRole } = await openTestbed(make);
        const { uid } = await signUpUser({ auth });
        await setRole(uid, 'admin');
        expect((await waitForIdentity(auth)).role).toBeNull();
        await expectRight(auth.refresh);
        expect((await waitForIdentity(auth)).role).toBe('admin');
      });

      it('keeps authTime', async () => {
        const { auth, advanceClock } = await openTestbed(make);
        await signUpUser({ auth });
        const { authTime } = await waitForIdentity(auth);
        await advanceClock();
        await expectRight(auth.refresh);
        expect((await waitForIdentity(auth)).authTime).toBe(authTime);
      });

      it('ends the session of a disabled account', async () => {
        const { auth, disable } = await openTestbed(make);
        const { uid } = await signUpUser({ auth });
        await disable(uid);
        await expectRight(auth.refresh);
        expect(await firstValue(auth.identity)).toBeNull();
      });
    });

    describe('reauthenticate', () => {
      it('renews authTime', async () => {
        const { auth, advanceClock } = await openTestbed(make);
        const current = await signUpUser({ auth });
        const before = await waitForIdentity(auth);
        await advanceClock();
        await expectRight(auth.reauthenticate(current));
        const after = await waitForIdentity(auth);
        expect(after.authTime).toBeGreaterThan(before.authTime);
        expect(after.uid).toBe(before.uid);
      });

      it('fails with unauthenticated for a wrong password and for another account', async () => {
        const { auth, openSecondBrowser } = await openTestbed(make);
        const current = await signUpUser({ auth });
        const other = await signUpUser(await openSecondBrowser());
        expect(await expectFailure(auth.reauthenticate({ ...current, password: 'not the right one' }))).toEqual(unauthenticated);
        expect(await expectFailure(auth.reauthenticate(other))).toEqual(unauthenticated);
        expect((await waitForIdentity(auth)).uid).toBe(current.uid);
      });
    });

    describe('changePassword', () => {
      it('fails with unauthenticated for a wrong current password and changes nothing', async () => {
        const { auth } = await openTestbed(make);
        const current = await signUpUser({ auth });
        expect(await expectFailure(auth.changePassword({ ...current, password: 'not the right one' }, 'a new long one'))).toEqual(
          unauthenticated,
        );
        await expectRight(auth.signOut);
        await expectRight(auth.signIn(current));
      });

      it('keeps the session; later sign-ins need the new password', async () => {
        const { auth } = await openTestbed(make);
        const current = await signUpUser({ auth });
        await expectRight(auth.changePassword(current, 'a new long one'));
        await expectRight(auth.refresh);
        expect((await waitForIdentity(auth)).uid).toBe(current.uid);
        await expectRight(auth.signOut);
        expect(await expectFailure(auth.signIn(current))).toEqual(unauthenticated);
        await expectRight(auth.signIn({ ...current, password: 'a new long one' }));
      });

      it('fails with invalid for an invalid new password', async () => {
        const { auth } = await openTestbed(make);
        const current = await signUpUser({ auth });
        expect(await expectFailure(auth.changePassword(current, 'abc'))).toMatchObject({ _tag: 'invalid', field: 'password' });
        expect(await expectFailure(auth.changePassword(current, 'iloveyou'))).toEqual(invalid('password', 'password-too-common'));
        await expectRight(auth.reauthenticate(current));
      });
    });
  });
  keepsActionEmailsContract(name, make);
};
