import * as O from 'fp-ts/Option';
import { firstValueFrom } from 'rxjs';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { unauthenticated } from '../../shared/failure';
import { CONTRACT_TIMEOUT_MS, expectRight, firstValue, createMember, signUpUser, uniqueEmail, openTestbed, expectLeft, signedInAs, type BackendUnderTest, type CreateTestbed } from './backend.contract';
import { DEFAULT_LISTS } from '../new-user';
import type { User } from '../user';
import type { UserId } from '../user-id';

const FIVE_MINUTES = 5 * 60_000;
/** How long the calls of a test may take, in ms, where time goes on by itself. */
const LEEWAY = 30_000;

const profileOf = async ({ users }: Pick<BackendUnderTest, 'users'>, uid: UserId): Promise<User> => {
  const found = await expectRight(users.find(uid));
  if (O.isNone(found)) throw new Error('There is no profile.');
  return found.value;
};

export const keepsAccountApiContract = (name: string, make: CreateTestbed): void => {
  describe(`${name} keeps the contract of membership`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('does nothing for somebody who is not signed in', async () => {
      const { accountApi } = await openTestbed(make);
      expect(await expectLeft(accountApi.initializeUser('Maya'))).toMatchObject(unauthenticated);
      expect(await expectLeft(accountApi.endOtherSessions)).toMatchObject(unauthenticated);
      expect(await expectLeft(accountApi.deleteMyAccount)).toMatchObject(unauthenticated);
    });

    describe('the beginning', () => {
      it('makes profile, default lists, claim and marker', async () => {
        const house = await openTestbed(make);
        const { uid, email } = await signUpUser(house, 'Maya Rosen');
        const comes = firstValue(house.users.watch(uid), O.isSome);
        await expectRight(house.accountApi.initializeUser('Maya Rosen'));
        await expectRight(house.auth.refresh);
        const who = await signedInAs(house.auth);
        expect(who.role).toBe('user');
        const profile = await profileOf(house, uid);
        expect(profile).toMatchObject({ schemaVersion: 1, name: 'Maya Rosen', nameKey: 'maya rosen', email, emailKey: email, role: 'user', disabled: false, content: [] });
        expect(profile.lists.map(({ listName }) => listName).sort()).toEqual([...DEFAULT_LISTS].sort());
        expect(new Set(profile.lists.map(({ listID }) => listID)).size).toBe(DEFAULT_LISTS.length);
        expect(O.isSome(await comes)).toBe(true);
        const marker = await firstValue(house.access.watch(uid), (mark) => mark !== null);
        expect(marker).toMatchObject({ disabled: false, role: 'user' });
        expect(marker?.since).toBeLessThanOrEqual(who.authTime);
      });

      it('may be repeated, at the same time too, and changes nothing that is there', async () => {
        const house = await openTestbed(make);
        const { uid } = await signUpUser(house);
        await Promise.all([expectRight(house.accountApi.initializeUser('Maya')), expectRight(house.accountApi.initializeUser('Maya'))]);
        await expectRight(house.auth.refresh);
        const { lists } = await profileOf(house, uid);
        await expectRight(house.users.update(uid, { name: 'Nell' }));
        await expectRight(house.accountApi.initializeUser('Maya'));
        const after = await profileOf(house, uid);
        expect([after.name, after.lists]).toEqual(['Nell', lists]);
        expect(lists).toHaveLength(DEFAULT_LISTS.length);
      });

      it('leaves an admin an admin', async () => {
        const house = await openTestbed(make);
        const { uid } = await createMember(house);
        await house.setRole(uid, 'admin');
        await expectRight(house.auth.refresh);
        await expectRight(house.accountApi.initializeUser(null));
        await expectRight(house.auth.refresh);
        expect((await signedInAs(house.auth)).role).toBe('admin');
        expect(await firstValue(house.access.watch(uid), (mark) => mark?.role === 'admin')).toMatchObject({ role: 'admin' });
        expect((await profileOf(house, uid)).role).toBe('admin');
      });

      it("brings the profile's address in line with the token's", async () => {
        const house = await openTestbed(make);
        const current = await createMember(house);
        const email = uniqueEmail();
        await expectRight(house.auth.changeEmail(current, email));
        const [letter] = await house.readLetters(email);
        await expectRight(house.auth.applyActionCode(letter?.code ?? ''));
        await expectRight(house.auth.signOut);
        await expectRight(house.auth.signIn({ ...current, email }));
        await expectRight(house.accountApi.initializeUser(null));
        expect(await profileOf(house, current.uid)).toMatchObject({ email, emailKey: email });
      });

      it('is refused to a disabled account', async () => {
        const house = await openTestbed(make);
        const { uid } = await createMember(house);
        await house.disable(uid);
        await expectLeft(house.accountApi.initializeUser(null));
      });
    });

    describe('ending other sessions', () => {
      it('ends those that began before, and none that begins after', async () => {
        const house = await openTestbed(make);
        const current = await createMember(house);
        const elsewhere = await house.another();
        await expectRight(elsewhere.auth.signIn(current));
        const other = await signedInAs(elsewhere.auth);
        await house.later();
        await expectRight(house.accountApi.endOtherSessions);
        await expectRight(house.auth.reauthenticate(current));
        const marker = await firstValue(house.access.watch(current.uid), (mark) => (mark?.since ?? 0) > other.authTime);
        expect((await signedInAs(house.auth)).authTime).toBeGreaterThanOrEqual(marker?.since ?? Infinity);
        expect(marker).toMatchObject({ disabled: false, role: 'user' });
        // Whoever is there anew goes on as before.
        await expectRight(house.auth.refresh);
        await expectRight(house.users.update(current.uid, { name: 'Nell' }));
      });

      it('may be repeated', async () => {
        const house = await openTestbed(make);
        const current = await createMember(house);
        await expectRight(house.accountApi.endOtherSessions);
        await expectRight(house.auth.reauthenticate(current));
        await expectRight(house.accountApi.endOtherSessions);
        await expectRight(house.auth.reauthenticate(current));
      });
    });

    describe('deleting the account', () => {
      it('leaves nothing of it: whoever comes with the same address begins anew', async () => {
        const house = await openTestbed(make);
        const current = await createMember(house);
        await expectRight(house.users.update(current.uid, { phoneNumber: '+49 30 1234567' }));
        await expectRight(house.accountApi.deleteMyAccount);
        await expectRight(house.auth.signOut);
        expect(await expectLeft(house.auth.signIn(current))).toEqual(unauthenticated);
        expect(await house.readLetters(current.email)).toEqual([]);
        await expectRight(house.auth.signUp({ ...current, name: 'Nell' }));
        const { uid } = await signedInAs(house.auth);
        expect(uid).not.toBe(current.uid);
        expect(await firstValueFrom(house.access.watch(uid))).toEqual(E.right(null));
        await expectRight(house.accountApi.initializeUser('Nell'));
        await expectRight(house.auth.refresh);
        expect(await profileOf(house, uid)).toMatchObject({ name: 'Nell', phoneNumber: null });
      });

      it('has to follow the password within five minutes', async () => {
        const house = await openTestbed(make);
        const { uid } = await createMember(house);
        const late = await house.membershipAfter(FIVE_MINUTES + LEEWAY);
        expect(await expectLeft(late.deleteMyAccount)).toMatchObject({ _tag: 'forbidden' });
        expect(await profileOf(house, uid)).toMatchObject({ disabled: false });
        const inTime = await house.membershipAfter(FIVE_MINUTES - LEEWAY);
        await expectRight(inTime.deleteMyAccount);
      });

      it('is refused to the last admin, who stays what they are, and to no other', async () => {
        const house = await openTestbed(make);
        const current = await createMember(house);
        await house.makeOnlyAdmin(current.uid);
        await expectRight(house.auth.refresh);
        expect(await expectLeft(house.accountApi.deleteMyAccount)).toMatchObject({ _tag: 'conflict' });
        expect(await profileOf(house, current.uid)).toMatchObject({ role: 'admin', disabled: false });
        await expectRight(house.auth.reauthenticate(current));
        const elsewhere = await house.another();
        await createMember(elsewhere);
        await expectRight(elsewhere.accountApi.deleteMyAccount);
      });
    });
  });
};
