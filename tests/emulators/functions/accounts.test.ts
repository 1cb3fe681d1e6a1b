import { beforeAll, describe, expect, it } from 'vitest';
import { wholeOf } from '#domain/users/contract/user-admin-repository.contract';
import { aUserId } from '#domain/users/user.fixture';
import { selfMay, withRole } from '#domain/users/access/access-policy';
import { nextSecond } from '../clock';
import { auth, bucket, call, expectRight, eventually, members, pathsOf, signIn, createTestUser, store, unique, warmUp, type TestUser } from './functions-testbed';
import { furnish } from './known-users';
import { claimsOf } from './tokens';

beforeAll(warmUp);

const profileOf = async (uid: string) => (await store.doc(`users/${uid}`).get()).data();
const markerOf = async (uid: string) => (await store.doc(`access/${uid}`).get()).data();
const begin = (token: string, name: string | null = 'Nell Quinn') => call('initializeUserInDatabase', 'POST', { token, body: { data: { name } } });

const isGone = async ({ uid, email }: TestUser) => {
  expect(await pathsOf(uid)).toEqual([]);
  expect((await store.doc(`limits/${uid}`).get()).exists).toBe(false);
  expect((await bucket().file(`avatars/${uid}`).exists())[0]).toBe(false);
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  await expect(signIn(email)).rejects.toThrow();
};

describe('a first sign-in', () => {
  it('founds a member, however many tabs ask at once', async () => {
    const { uid, token, email } = await createTestUser('new');
    const answers = await Promise.all([begin(token), begin(token), begin(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0].body.response).toMatchObject({
      name: 'Nell Quinn',
      email,
      role: 'user',
      lists: [{ listName: 'favorites' }, { listName: 'watchlist' }],
    });
    expect(await pathsOf(uid)).toEqual(wholeOf(uid));
    expect(claimsOf(await signIn(email))['role']).toBe('user');
  });

  it('brings the address in line', async () => {
    const { uid } = await createTestUser();
    const email = `${unique('new')}@marquee.example`;
    await auth.updateUser(uid, { email });
    await begin(await signIn(email), null);
    expect(await profileOf(uid)).toMatchObject({ email, emailKey: email, name: 'Somebody' });
  });
});

describe('an admin', () => {
  it('opens an account that its owner can use at once', async () => {
    const ada = await createTestUser('admin');
    const email = `${unique('made')}@marquee.example`;
    const body = { data: { email, password: 'nine letters', displayName: 'Made', phoneNumber: '+49 30 123', photoURL: null } };
    const { status, body: said } = await call('createUser', 'POST', { token: ada.token, body });
    expect([status, said.message]).toEqual([200, 'The account was created.']);
    expect((await call('createUser', 'POST', { token: ada.token, body })).status).toBe(409);
    const claims = claimsOf(await signIn(email, 'nine letters'));
    expect(claims['role']).toBe('user');
    expect(await profileOf(String(claims['user_id']))).toMatchObject({ name: 'Made', email, phoneNumber: '+49 30 123' });
    const entries = await store.collection('audit').where('by', '==', ada.uid).get();
    expect(entries.docs.map((entry) => `${String(entry.get('what'))} ${(entry.get('outcome') as { is: string }).is}`).sort()).toEqual([
      'createUser done',
      'createUser refused',
    ]);
    expect(JSON.stringify(entries.docs.map((entry) => entry.data()))).not.toContain('nine letters');
  });

  it('shuts a member out at once, and lets them in again', async () => {
    const [ada, maya] = [await createTestUser('admin'), await createTestUser()];
    const put = (disabled: boolean) => call('updateUserData', 'PUT', { token: ada.token, body: { data: { uid: maya.uid, disabled } } });
    expect((await put(true)).body.message).toBe('The account was disabled.');
    expect((await begin(maya.token)).status).toBe(403);
    expect([await profileOf(maya.uid), await markerOf(maya.uid)]).toMatchObject([{ disabled: true }, { disabled: true }]);
    await expect(signIn(maya.email)).rejects.toThrow();
    expect((await put(false)).body.message).toBe('The account was enabled.');
    expect((await begin(await signIn(maya.email))).status).toBe(200);
  });

  it('corrects what is wrong, in account and profile', async () => {
    const [ada, maya] = [await createTestUser('admin'), await createTestUser()];
    const email = `${unique('new')}@marquee.example`;
    expect(
      (
        await call('updateUserData', 'PUT', {
          token: ada.token,
          body: { data: { uid: maya.uid, email, displayName: 'May', password: 'nine letters' } },
        })
      ).status,
    ).toBe(200);
    expect(await profileOf(maya.uid)).toMatchObject({ email, name: 'May', nameKey: 'may' });
    expect((await begin(await signIn(email, 'nine letters'))).status).toBe(200);
    expect((await call('updateUserData', 'PUT', { token: ada.token, body: { data: { uid: maya.uid, email: ada.email } } })).status).toBe(409);
  });

  it('makes admins, and members of them, with claim, marker and profile in step', async () => {
    const [ada, maya] = [await createTestUser('admin'), await createTestUser()];
    for (const userRole of ['admin', 'admin', 'user']) {
      const said = await call('setUserRole', 'PATCH', { token: ada.token, body: { data: { userRole, userIDToGiveRole: maya.uid } } });
      expect([
        said.status,
        claimsOf(await signIn(maya.email))['role'],
        (await markerOf(maya.uid))?.['role'],
        (await profileOf(maya.uid))?.['role'],
      ]).toEqual([200, userRole, userRole, userRole]);
    }
  });

  it('removes an account and everything of it', async () => {
    const [ada, maya] = [await createTestUser('admin'), await createTestUser()];
    await furnish(maya);
    expect((await call('deleteUser', 'DELETE', { token: ada.token, body: { data: { uid: maya.uid } } })).status).toBe(200);
    await isGone(maya);
    expect((await call('deleteUser', 'DELETE', { token: ada.token, body: { data: { uid: maya.uid } } })).status).toBe(404);
  });

  it.each([
    ['setUserRole', 'PATCH', (uid: string) => ({ userRole: 'user', userIDToGiveRole: uid })],
    ['deleteUser', 'DELETE', (uid: string) => ({ uid })],
    ['updateUserData', 'PUT', (uid: string) => ({ uid, disabled: true })],
  ] as const)('does not act on themself: %s', async (name, method, data) => {
    const ada = await createTestUser('admin');
    expect((await call(name, method, { token: ada.token, body: { data: data(ada.uid) } })).status).toBe(403);
    expect((await call(name, method, { token: ada.token, body: { data: data('nobody-there') } })).status).toBe(404);
    expect(await markerOf(ada.uid)).toMatchObject({ role: 'admin', disabled: false });
  });

  it('is counted anew where nobody has counted', async () => {
    await store.doc('stats/admins').delete();
    const admins = (await store.collection('access').where('role', '==', 'admin').get()).docs.filter(
      (marker) => marker.get('disabled') === false,
    ).length;
    const { uid } = await createTestUser();
    await expectRight(members.updateAccess(aUserId(uid), aUserId(uid), selfMay(withRole('admin'))));
    expect((await store.doc('stats/admins').get()).get('count')).toBe(admins + 1);
  });
});

describe('a member', () => {
  it('ends all sessions, and goes on with a new one', async () => {
    const maya = await createTestUser();
    await nextSecond();
    expect((await call('endOtherSessions', 'POST', { token: maya.token })).status).toBe(200);
    expect((await begin(maya.token)).status).toBe(401);
    expect(Number((await markerOf(maya.uid))?.['since']) % 1000).toBe(0);
    expect((await begin(await signIn(maya.email))).status).toBe(200);
  });

  it('leaves with everything', async () => {
    const maya = await createTestUser();
    await furnish(maya);
    expect((await call('deleteMyAccount', 'DELETE', { token: maya.token })).status).toBe(200);
    await isGone(maya);
    expect((await call('deleteMyAccount', 'DELETE', { token: maya.token })).status).toBe(401);
  });

  it('leaves even when that was interrupted', async () => {
    const maya = await createTestUser();
    await furnish(maya);
    // As an interruption after the first step leaves it: the trigger finishes what nobody comes back for.
    await store.doc(`access/${maya.uid}`).update({ disabled: true, leaving: true });
    await eventually(async () => !(await store.doc(`access/${maya.uid}`).get()).exists, 'the account is gone');
    await isGone(maya);
  });
});

describe('a message to the house', () => {
  it('is kept for admins', async () => {
    const message = unique('message');
    expect((await call('sendFeedback', 'POST', { body: { data: { message, email: 'a@b.example' } } })).status).toBe(200);
    const [kept] = (await store.collection('feedback').where('message', '==', message).get()).docs;
    expect(kept?.data()).toMatchObject({ schemaVersion: 1, message, email: 'a@b.example' });
  });
});
