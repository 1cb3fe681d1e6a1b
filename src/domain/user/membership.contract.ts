import * as O from 'fp-ts/Option';
import { firstValueFrom } from 'rxjs';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { unauthenticated } from '../failure';
import { CONTRACT_TIMEOUT_MS, done, heard, member, newcomer, newEmail, opened, refusal, signedInAs, type BrowserHouse, type MakeHouse } from './house.contract';
import { DEFAULT_LISTS } from './new-user';
import type { User } from './user';
import type { UserId } from './user-id';

const FIVE_MINUTES = 5 * 60_000;
/** How long the calls of a test may take, in ms, where time goes on by itself. */
const LEEWAY = 30_000;

const profileOf = async ({ users }: Pick<BrowserHouse, 'users'>, uid: UserId): Promise<User> => {
  const found = await done(users.find(uid));
  if (O.isNone(found)) throw new Error('There is no profile.');
  return found.value;
};

export const keepsMembershipContract = (name: string, make: MakeHouse): void => {
  describe(`${name} keeps the contract of membership`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('does nothing for somebody who is not signed in', async () => {
      const { membership } = await opened(make);
      expect(await refusal(membership.initialize('Maya'))).toMatchObject(unauthenticated);
      expect(await refusal(membership.endOtherSessions)).toMatchObject(unauthenticated);
      expect(await refusal(membership.deleteAccount)).toMatchObject(unauthenticated);
    });

    describe('the beginning', () => {
      it('makes profile, default lists, claim and marker', async () => {
        const house = await opened(make);
        const { uid, email } = await newcomer(house, 'Maya Rosen');
        const comes = heard(house.users.watch(uid), O.isSome);
        await done(house.membership.initialize('Maya Rosen'));
        await done(house.accounts.refresh);
        const who = await signedInAs(house.accounts);
        expect(who.role).toBe('user');
        const profile = await profileOf(house, uid);
        expect(profile).toMatchObject({ schemaVersion: 1, name: 'Maya Rosen', nameKey: 'maya rosen', email, emailKey: email, role: 'user', disabled: false, content: [] });
        expect(profile.lists.map(({ listName }) => listName).sort()).toEqual([...DEFAULT_LISTS].sort());
        expect(new Set(profile.lists.map(({ listID }) => listID)).size).toBe(DEFAULT_LISTS.length);
        expect(O.isSome(await comes)).toBe(true);
        const marker = await heard(house.markers.watch(uid), (mark) => mark !== null);
        expect(marker).toMatchObject({ disabled: false, role: 'user' });
        expect(marker?.since).toBeLessThanOrEqual(who.authTime);
      });

      it('may be repeated, at the same time too, and changes nothing that is there', async () => {
        const house = await opened(make);
        const { uid } = await newcomer(house);
        await Promise.all([done(house.membership.initialize('Maya')), done(house.membership.initialize('Maya'))]);
        await done(house.accounts.refresh);
        const { lists } = await profileOf(house, uid);
        await done(house.users.update(uid, { name: 'Nell' }));
        await done(house.membership.initialize('Maya'));
        const after = await profileOf(house, uid);
        expect([after.name, after.lists]).toEqual(['Nell', lists]);
        expect(lists).toHaveLength(DEFAULT_LISTS.length);
      });

      it('leaves an admin an admin', async () => {
        const house = await opened(make);
        const { uid } = await member(house);
        await house.setRole(uid, 'admin');
        await done(house.accounts.refresh);
        await done(house.membership.initialize(null));
        await done(house.accounts.refresh);
        expect((await signedInAs(house.accounts)).role).toBe('admin');
        expect(await heard(house.markers.watch(uid), (mark) => mark?.role === 'admin')).toMatchObject({ role: 'admin' });
        expect((await profileOf(house, uid)).role).toBe('admin');
      });

      it("brings the profile's address in line with the token's", async () => {
        const house = await opened(make);
        const current = await member(house);
        const email = newEmail();
        await done(house.accounts.changeEmail(current, email));
        const [letter] = await house.readLetters(email);
        await done(house.accounts.followLetter(letter?.code ?? ''));
        await done(house.accounts.signOut);
        await done(house.accounts.signIn({ ...current, email }));
        await done(house.membership.initialize(null));
        expect(await profileOf(house, current.uid)).toMatchObject({ email, emailKey: email });
      });

      it('is refused to a disabled account', async () => {
        const house = await opened(make);
        const { uid } = await member(house);
        await house.disable(uid);
        await refusal(house.membership.initialize(null));
      });
    });

    describe('ending other sessions', () => {
      it('ends those that began before, and none that begins after', async () => {
        const house = await opened(make);
        const current = await member(house);
        const elsewhere = await house.another();
        await done(elsewhere.accounts.signIn(current));
        const other = await signedInAs(elsewhere.accounts);
        await house.later();
        await done(house.membership.endOtherSessions);
        await done(house.accounts.reauthenticate(current));
        const marker = await heard(house.markers.watch(current.uid), (mark) => (mark?.since ?? 0) > other.authTime);
        expect((await signedInAs(house.accounts)).authTime).toBeGreaterThanOrEqual(marker?.since ?? Infinity);
        expect(marker).toMatchObject({ disabled: false, role: 'user' });
        // Whoever is there anew goes on as before.
        await done(house.accounts.refresh);
        await done(house.users.update(current.uid, { name: 'Nell' }));
      });

      it('may be repeated', async () => {
        const house = await opened(make);
        const current = await member(house);
        await done(house.membership.endOtherSessions);
        await done(house.accounts.reauthenticate(current));
        await done(house.membership.endOtherSessions);
        await done(house.accounts.reauthenticate(current));
      });
    });

    describe('deleting the account', () => {
      it('leaves nothing of it: whoever comes with the same address begins anew', async () => {
        const house = await opened(make);
        const current = await member(house);
        await done(house.users.update(current.uid, { phoneNumber: '+49 30 1234567' }));
        await done(house.membership.deleteAccount);
        await done(house.accounts.signOut);
        expect(await refusal(house.accounts.signIn(current))).toEqual(unauthenticated);
        expect(await house.readLetters(current.email)).toEqual([]);
        await done(house.accounts.signUp({ ...current, name: 'Nell' }));
        const { uid } = await signedInAs(house.accounts);
        expect(uid).not.toBe(current.uid);
        expect(await firstValueFrom(house.markers.watch(uid))).toEqual(E.right(null));
        await done(house.membership.initialize('Nell'));
        await done(house.accounts.refresh);
        expect(await profileOf(house, uid)).toMatchObject({ name: 'Nell', phoneNumber: null });
      });

      it('has to follow the password within five minutes', async () => {
        const house = await opened(make);
        const { uid } = await member(house);
        const late = await house.membershipAfter(FIVE_MINUTES + LEEWAY);
        expect(await refusal(late.deleteAccount)).toMatchObject({ _tag: 'not-allowed' });
        expect(await profileOf(house, uid)).toMatchObject({ disabled: false });
        const inTime = await house.membershipAfter(FIVE_MINUTES - LEEWAY);
        await done(inTime.deleteAccount);
      });

      it('is refused to the last admin, who stays what they are, and to no other', async () => {
        const house = await opened(make);
        const current = await member(house);
        await house.makeOnlyAdmin(current.uid);
        await done(house.accounts.refresh);
        expect(await refusal(house.membership.deleteAccount)).toMatchObject({ _tag: 'conflict' });
        expect(await profileOf(house, current.uid)).toMatchObject({ role: 'admin', disabled: false });
        await done(house.accounts.reauthenticate(current));
        const elsewhere = await house.another();
        await member(elsewhere);
        await done(elsewhere.membership.deleteAccount);
      });
    });
  });
};
