import * as O from 'fp-ts/Option';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { notFound, unauthenticated } from '#domain/shared/failure';
import type { AdminApi, NewAccountInput } from '#domain/users/admin-api';
import { newDefaultListId } from '#domain/users/user-initialization';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import type { User } from '#domain/users/user';
import { aUserId } from '#domain/users/user.fixture';
import type { UserId } from '#domain/users/user-id';
import { createAdmin } from './admin-testbed.contract';
import { CONTRACT_TIMEOUT_MS, createMember, firstValue, waitForIdentity, uniqueEmail, type ServerTestbed } from './backend.contract';


const PASSWORD = 'another long one';

const newAccount = (changes: Partial<NewAccountInput> = {}): NewAccountInput => ({
  email: uniqueEmail(),
  password: PASSWORD, displayName: 'Nell Quinn',
  ...changes,
});

const profileOf = async ({ users }: Pick<ServerTestbed, 'users'>, uid: UserId): Promise<User> => {
  const profile = await expectRight(users.find(uid));
  if (O.isNone(profile)) throw new Error('There is no profile.');
  return profile.value;
};

/** Every test uses new admins and members, because accounts of earlier tests may exist. */
export const keepsAdminApiContract = (name: string, make: () => Promise<ServerTestbed>): void => {
  /** Opens a testbed with an admin in the first browser and a member in the second. */
  const open = async () => {
    const testbed = await make();
    onTestFinished(() => testbed.close());
    const admin = await createAdmin(testbed);
    const otherBrowser = await testbed.openSecondBrowser();
    return { testbed, admin, otherBrowser, member: await createMember(otherBrowser) };
  };

  describe(`${name}: AdminApi contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('fails with unauthenticated for visitors and with forbidden for members, without changes', async () => {
      const testbed = await make();
      onTestFinished(() => testbed.close());
      const uid = aUserId('unknown-user');
      const calls = ({
        createUser, updateUser, deleteUser, setUserRole, endSessions, changeUsers, removeLists, changeFeedback, refreshGenreImages,
      }: AdminApi) => [
        createUser(newAccount()),
        updateUser(uid, { disabled: true }),
        deleteUser(uid),
        setUserRole(uid, 'admin'),
        endSessions(uid),
        changeUsers([uid], 'disable'),
        removeLists([uid]),
        changeFeedback([uid], 'read'),
        refreshGenreImages(['western']),
      ];
      for (const call of calls(testbed.adminApi)) expect(await expectFailure(call)).toMatchObject(unauthenticated);
      const member = await createMember(testbed);
      for (const call of calls(testbed.adminApi)) expect(await expectFailure(call)).toMatchObject({ _tag: 'forbidden' });
      expect(await profileOf(testbed, member.uid)).toMatchObject({ role: 'user', disabled: false });
    });

    it('createUser creates an initialized account that can sign in', async () => {
      const { testbed, otherBrowser } = await open();
      const account = newAccount({ displayName: ' Nell  Quinn ', phoneNumber: '+49 30 1234567' });
      await expectRight(testbed.adminApi.createUser(account));
      await expectRight(otherBrowser.auth.signOut);
      await expectRight(otherBrowser.auth.signIn(account));
      const { uid, role } = await waitForIdentity(otherBrowser.auth);
      expect([uid.startsWith('admin-'), role]).toEqual([true, 'user']);
      expect(await profileOf(testbed, uid)).toMatchObject({
        name: 'Nell Quinn', nameKey: 'nell quinn', email: account.email, phoneNumber: '+49 30 1234567', photoURL: null, role: 'user',
        disabled: false,
        content: [],
        lists: DEFAULT_LISTS.map((listName) => ({ listName, listID: newDefaultListId(uid, listName) })),
      });
      expect(await firstValue(otherBrowser.access.watch(uid))).toEqual({ disabled: false, role: 'user', since: 0 });
    });

    it('createUser and updateUser fail with conflict for a taken address and with invalid for an invalid one and a common password', async () => {
      const { testbed, admin, member } = await open();
      expect(await expectFailure(testbed.adminApi.createUser(newAccount({ email: member.email })))).toMatchObject({ _tag: 'conflict' });
      expect(await expectFailure(testbed.adminApi.updateUser(member.uid, { email: admin.email }))).toMatchObject({ _tag: 'conflict' });
      expect(await expectFailure(testbed.adminApi.createUser(newAccount({ email: 'no address' })))).toMatchObject({ _tag: 'invalid' });
      expect(await expectFailure(testbed.adminApi.updateUser(member.uid, { email: 'no address' }))).toMatchObject({ _tag: 'invalid' });
      expect(await expectFailure(testbed.adminApi.createUser(newAccount({ password: 'sunshine' })))).toMatchObject({
        _tag: 'invalid', field: expect.stringContaining('password') as string,
      });
      expect(await expectFailure(testbed.adminApi.updateUser(member.uid, { password: 'sunshine' }))).toMatchObject({
        _tag: 'invalid', field: expect.stringContaining('password') as string,
      });
      expect(await profileOf(testbed, member.uid)).toMatchObject({ email: member.email });
    });

    it('updateUser changes account and profile; a new password ends all sessions', async () => {
      const { testbed, member, otherBrowser } = await open();
      const email = uniqueEmail();
      await testbed.advanceClock();
      await expectRight(testbed.adminApi.updateUser(member.uid, { email, displayName: 'May', phoneNumber: '123 456', password: PASSWORD }));
      expect(await profileOf(testbed, member.uid)).toMatchObject({
        email, emailKey: email, name: 'May', nameKey: 'may', phoneNumber: '123 456',
      });
      expect(await expectFailure(otherBrowser.accountApi.initializeUser(null))).toMatchObject(unauthenticated);
      expect(await expectFailure(otherBrowser.auth.signIn(member))).toEqual(unauthenticated);
      await expectRight(otherBrowser.auth.signIn({ email, password: PASSWORD }));
      await expectRight(otherBrowser.accountApi.initializeUser(null));
    });

    it('updateUser with expected values changes nothing once somebody else has changed them, and accepts a repeated call', async () => {
      const { testbed, member } = await open();
      const { name } = await profileOf(testbed, member.uid);
      const first = () =>
        testbed.adminApi.updateUser(member.uid, { displayName: 'May', phoneNumber: '123 456' }, { displayName: name, phoneNumber: null });
      for (const call of [first, first]) await expectRight(call());
      const late = testbed.adminApi.updateUser(member.uid, { displayName: 'Maja', password: PASSWORD }, { displayName: name });
      expect(await expectFailure(late)).toMatchObject({ _tag: 'conflict', what: 'somebody else has changed this user' });
      expect(await profileOf(testbed, member.uid)).toMatchObject({ name: 'May', phoneNumber: '123 456' });
      await expectRight(testbed.adminApi.updateUser(member.uid, { displayName: 'Maja' }, { displayName: 'May' }));
      expect(await profileOf(testbed, member.uid)).toMatchObject({ name: 'Maja' });
    });

    it('of two calls at once that expect the same values, one changes account and profile', async () => {
      const { testbed, member, otherBrowser } = await open();
      const emails = [uniqueEmail(), uniqueEmail()];
      const answers = await Promise.all(
        emails.map((email) => testbed.adminApi.updateUser(member.uid, { email }, { email: member.email })()),
      );
      expect(answers.map(({ _tag }) => _tag).sort()).toEqual(['Left', 'Right']);
      const winner = emails[answers.findIndex(({ _tag }) => _tag === 'Right')] ?? '';
      expect(await profileOf(testbed, member.uid)).toMatchObject({ email: winner });
      await expectRight(otherBrowser.auth.signIn({ email: winner, password: member.password }));
    });

    it('updateUser disables and enables an account; the end of sessions is a whole second', async () => {
      const { testbed, member, otherBrowser } = await open();
      const { authTime } = await waitForIdentity(otherBrowser.auth);
      const disabled = firstValue(otherBrowser.access.watch(member.uid), (record) => record?.disabled === true);
      await expectRight(testbed.adminApi.updateUser(member.uid, { disabled: true }));
      const since = (await disabled)?.since ?? 0;
      expect([since % 1000, since >= authTime]).toEqual([0, true]);
      expect((await profileOf(testbed, member.uid)).disabled).toBe(true);
      await expectFailure(otherBrowser.accountApi.initializeUser(null));
      await expectFailure(otherBrowser.auth.signIn(member));
      await expectRight(testbed.adminApi.updateUser(member.uid, { disabled: false }));
      await expectRight(otherBrowser.auth.signIn(member));
      await expectRight(otherBrowser.accountApi.initializeUser(null));
    });

    it('setUserRole changes claim, access record and profile', async () => {
      const { testbed, member, otherBrowser } = await open();
      for (const role of ['admin', 'admin', 'user'] as const) {
        await expectRight(testbed.adminApi.setUserRole(member.uid, role));
        await expectRight(otherBrowser.auth.refresh);
        expect((await waitForIdentity(otherBrowser.auth)).role).toBe(role);
        expect(await firstValue(otherBrowser.access.watch(member.uid), (record) => record?.role === role)).toMatchObject({
          disabled: false,
        });
        expect((await profileOf(testbed, member.uid)).role).toBe(role);
      }
    });

    it('deleteUser deletes account and profile, once', async () => {
      const { testbed, member, otherBrowser } = await open();
      await expectRight(testbed.adminApi.deleteUser(member.uid));
      expect(await expectRight(testbed.users.find(member.uid))).toEqual(O.none);
      expect(await expectFailure(otherBrowser.auth.signIn(member))).toEqual(unauthenticated);
      expect(await expectFailure(testbed.adminApi.deleteUser(member.uid))).toMatchObject({ _tag: 'not-found' });
    });

    it('endSessions ends the sessions of another user, who can sign in again', async () => {
      const { testbed, member, otherBrowser } = await open();
      await testbed.advanceClock();
      expect(await expectRight(testbed.adminApi.endSessions(member.uid))).toMatch(/./);
      expect(await expectFailure(otherBrowser.accountApi.initializeUser(null))).toMatchObject(unauthenticated);
      await expectRight(otherBrowser.auth.signIn(member));
      await expectRight(otherBrowser.accountApi.initializeUser(null));
    });

    it('changeUsers answers for each id once, and a repeated call has no further effect', async () => {
      const { testbed, admin, member } = await open();
      const uids = [member.uid, admin.uid, aUserId('unknown-user'), member.uid];
      const outcomes = [
        { id: member.uid, refused: null },
        { id: admin.uid, refused: { reason: 'forbidden', what: 'changing your own account here' } },
        { id: 'unknown-user', refused: { reason: 'not-found', what: 'user' } },
      ];
      for (const action of ['make-admin', 'make-admin', 'make-user', 'disable', 'disable', 'enable'] as const)
        expect(await expectRight(testbed.adminApi.changeUsers(uids, action))).toEqual(outcomes);
      expect(await expectRight(testbed.adminApi.changeUsers([member.uid], 'record-reset'))).toEqual([outcomes[0]]);
      expect(await profileOf(testbed, member.uid)).toMatchObject({ role: 'user', disabled: false });
      expect(await expectRight(testbed.adminApi.changeUsers([], 'disable'))).toEqual([]);
    });

    it('changeUsers ends the sessions of several users', async () => {
      const { testbed, member, otherBrowser } = await open();
      await testbed.advanceClock();
      expect(await expectRight(testbed.adminApi.changeUsers([member.uid], 'end-sessions'))).toEqual([{ id: member.uid, refused: null }]);
      expect(await expectFailure(otherBrowser.accountApi.initializeUser(null))).toMatchObject(unauthenticated);
    });

    it('refreshGenreImages answers conflict on a site whose catalogue has no photographs', async () => {
      const { testbed } = await open();
      expect(await expectFailure(testbed.adminApi.refreshGenreImages(['western']))).toMatchObject({ _tag: 'conflict' });
    });

    it("fails with forbidden for the admin's own account and with not-found for an unknown user", async () => {
      const { testbed, admin } = await open();
      const { updateUser, deleteUser, setUserRole, endSessions } = testbed.adminApi;
      const calls = (uid: UserId) => [updateUser(uid, { disabled: true }), deleteUser(uid), setUserRole(uid, 'user'), endSessions(uid)];
      for (const call of calls(admin.uid)) expect(await expectFailure(call)).toMatchObject({ _tag: 'forbidden' });
      for (const call of calls(aUserId('unknown-user'))) expect(await expectFailure(call)).toMatchObject({ _tag: notFound('user')._tag });
      expect(await profileOf(testbed, admin.uid)).toMatchObject({ role: 'admin', disabled: false });
    });
  });
};
