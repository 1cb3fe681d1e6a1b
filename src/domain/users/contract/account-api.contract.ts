import * as O from 'fp-ts/Option';
import { firstValueFrom } from 'rxjs';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { unauthenticated } from '#domain/shared/failure';
import {
  CONTRACT_TIMEOUT_MS, firstValue, createMember, signUpUser, uniqueEmail, openTestbed, waitForIdentity, type BackendUnderTest,
  type ServerTestbed,
} from './backend.contract';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import type { User } from '#domain/users/user';
import { newDefaultListId } from '#domain/users/user-initialization';
import type { UserId } from '#domain/users/user-id';

const FIVE_MINUTES_MS = 5 * 60_000;
/** Allowance in ms for the duration of a test's calls, for backends with a real clock. */
const TOLERANCE_MS = 30_000;

const profileOf = async ({ users }: Pick<BackendUnderTest, 'users'>, uid: UserId): Promise<User> => {
  const profile = await expectRight(users.find(uid));
  if (O.isNone(profile)) throw new Error('There is no profile.');
  return profile.value;
};

export const keepsAccountApiContract = (name: string, make: () => Promise<ServerTestbed>): void => {
  describe(`${name}: AccountApi contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('fails with unauthenticated when no user is signed in', async () => {
      const { accountApi } = await openTestbed(make);
      expect(await expectFailure(accountApi.initializeUser('Maya'))).toMatchObject(unauthenticated);
      expect(await expectFailure(accountApi.endOtherSessions)).toMatchObject(unauthenticated);
      expect(await expectFailure(accountApi.deleteMyAccount)).toMatchObject(unauthenticated);
    });

    describe('initializeUser', () => {
      it('creates profile, default lists, role claim and access record', async () => {
        const testbed = await openTestbed(make);
        const { uid, email } = await signUpUser(testbed, 'Maya Rosen');
        const created = firstValue(testbed.users.watch(uid), O.isSome);
        await expectRight(testbed.accountApi.initializeUser('Maya Rosen'));
        await expectRight(testbed.auth.refresh);
        const identity = await waitForIdentity(testbed.auth);
        expect(identity.role).toBe('user');
        const profile = await profileOf(testbed, uid);
        expect(profile).toMatchObject({
          schemaVersion: 1, name: 'Maya Rosen', nameKey: 'maya rosen', email, emailKey: email, role: 'user', disabled: false,
          content: [],
        });
        expect(profile.lists).toEqual(DEFAULT_LISTS.map((listName) => ({ listName, listID: newDefaultListId(uid, listName) })));
        expect(O.isSome(await created)).toBe(true);
        const record = await firstValue(testbed.access.watch(uid), (value) => value !== null);
        expect(record).toEqual({ disabled: false, role: 'user', since: 0 });
        expect(identity.authTime % 1000).toBe(0);
      });

      it('is idempotent, also when called concurrently, and keeps existing data', async () => {
        const testbed = await openTestbed(make);
        const { uid } = await signUpUser(testbed);
        await Promise.all([expectRight(testbed.accountApi.initializeUser('Maya')), expectRight(testbed.accountApi.initializeUser('Maya'))]);
        await expectRight(testbed.auth.refresh);
        const { lists } = await profileOf(testbed, uid);
        await expectRight(testbed.users.update(uid, { name: 'Nell' }));
        await expectRight(testbed.accountApi.initializeUser('Maya'));
        const after = await profileOf(testbed, uid);
        expect([after.name, after.lists]).toEqual(['Nell', lists]);
        expect(lists).toHaveLength(DEFAULT_LISTS.length);
      });

      it('keeps the role of an admin', async () => {
        const testbed = await openTestbed(make);
        const { uid } = await createMember(testbed);
        await testbed.setRole(uid, 'admin');
        await expectRight(testbed.auth.refresh);
        await expectRight(testbed.accountApi.initializeUser(null));
        await expectRight(testbed.auth.refresh);
        expect((await waitForIdentity(testbed.auth)).role).toBe('admin');
        expect(await firstValue(testbed.access.watch(uid), (value) => value?.role === 'admin')).toMatchObject({ role: 'admin' });
        expect((await profileOf(testbed, uid)).role).toBe('admin');
      });

      it("updates the profile's e-mail to the token's", async () => {
        const testbed = await openTestbed(make);
        const current = await createMember(testbed);
        const email = uniqueEmail();
        await expectRight(testbed.auth.changeEmail(current, email));
        const [message] = await testbed.readActionEmails(email);
        await expectRight(testbed.auth.applyActionCode(message?.code ?? ''));
        await expectRight(testbed.auth.signOut);
        await expectRight(testbed.auth.signIn({ ...current, email }));
        await expectRight(testbed.accountApi.initializeUser(null));
        expect(await profileOf(testbed, current.uid)).toMatchObject({ email, emailKey: email });
      });

      it('fails for a disabled account', async () => {
        const testbed = await openTestbed(make);
        const { uid } = await createMember(testbed);
        await testbed.disable(uid);
        await expectFailure(testbed.accountApi.initializeUser(null));
      });
    });

    describe('endOtherSessions', () => {
      it('ends sessions that began earlier and none that begin later', async () => {
        const testbed = await openTestbed(make);
        const current = await createMember(testbed);
        const otherBrowser = await testbed.openSecondBrowser();
        await expectRight(otherBrowser.auth.signIn(current));
        const other = await waitForIdentity(otherBrowser.auth);
        await testbed.advanceClock();
        await expectRight(testbed.accountApi.endOtherSessions);
        await expectRight(testbed.auth.reauthenticate(current));
        const record = await firstValue(testbed.access.watch(current.uid), (value) => (value?.since ?? 0) > other.authTime);
        expect((await waitForIdentity(testbed.auth)).authTime).toBeGreaterThanOrEqual(record?.since ?? Infinity);
        expect(record).toMatchObject({ disabled: false, role: 'user' });
        expect((record?.since ?? 1) % 1000).toBe(0);
        // The re-authenticated session remains usable.
        await expectRight(testbed.auth.refresh);
        await expectRight(testbed.users.update(current.uid, { name: 'Nell' }));
      });

      it('is idempotent', async () => {
        const testbed = await openTestbed(make);
        const current = await createMember(testbed);
        await expectRight(testbed.accountApi.endOtherSessions);
        await expectRight(testbed.auth.reauthenticate(current));
        await expectRight(testbed.accountApi.endOtherSessions);
        await expectRight(testbed.auth.reauthenticate(current));
      });
    });

    describe('deleteMyAccount', () => {
      it('deletes all data: signing up with the same address creates a new account', async () => {
        const testbed = await openTestbed(make);
        const current = await createMember(testbed);
        await expectRight(testbed.users.update(current.uid, { phoneNumber: '+49 30 1234567' }));
        await expectRight(testbed.accountApi.deleteMyAccount);
        await expectRight(testbed.auth.signOut);
        expect(await expectFailure(testbed.auth.signIn(current))).toEqual(unauthenticated);
        expect(await testbed.readActionEmails(current.email)).toEqual([]);
        await expectRight(testbed.auth.signUp({ ...current, name: 'Nell' }));
        const { uid } = await waitForIdentity(testbed.auth);
        expect(uid).not.toBe(current.uid);
        expect(await firstValueFrom(testbed.access.watch(uid))).toEqual(E.right(null));
        await expectRight(testbed.accountApi.initializeUser('Nell'));
        await expectRight(testbed.auth.refresh);
        expect(await profileOf(testbed, uid)).toMatchObject({ name: 'Nell', phoneNumber: null });
      });

      it('fails with forbidden when the last authentication is older than five minutes', async () => {
        const testbed = await openTestbed(make);
        const { uid } = await createMember(testbed);
        const expired = await testbed.accountApiAfter(FIVE_MINUTES_MS + TOLERANCE_MS);
        expect(await expectFailure(expired.deleteMyAccount)).toMatchObject({ _tag: 'forbidden' });
        expect(await profileOf(testbed, uid)).toMatchObject({ disabled: false });
        const recent = await testbed.accountApiAfter(FIVE_MINUTES_MS - TOLERANCE_MS);
        await expectRight(recent.deleteMyAccount);
      });

      it('fails with conflict for the last admin, without changes, and succeeds for other members', async () => {
        const testbed = await openTestbed(make);
        const current = await createMember(testbed);
        await testbed.makeOnlyAdmin(current.uid);
        await expectRight(testbed.auth.refresh);
        expect(await expectFailure(testbed.accountApi.deleteMyAccount)).toMatchObject({ _tag: 'conflict' });
        expect(await profileOf(testbed, current.uid)).toMatchObject({ role: 'admin', disabled: false });
        await expectRight(testbed.auth.reauthenticate(current));
        const otherBrowser = await testbed.openSecondBrowser();
        await createMember(otherBrowser);
        await expectRight(otherBrowser.accountApi.deleteMyAccount);
      });
    });
  });
};
