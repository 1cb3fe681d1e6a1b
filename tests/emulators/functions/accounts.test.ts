import { beforeAll, describe, expect, it } from 'vitest';
import { newMemberDocumentPaths } from '#domain/users/contract/user-admin-repository.contract';
import { aUserId } from '#domain/users/user.fixture';
import { selfAccessPolicy, withRole } from '#domain/users/access/access-policy';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { nextSecond } from '../clock';
import {
  auth, bucket, call, eventually, members, pathsOf, PROJECT, signIn, createTestUser, store, unique, warmUp, type TestUser,
} from './functions-testbed';
import { furnish } from './known-users';
import { claimsOf } from './tokens';

beforeAll(warmUp);

const profileOf = async (uid: string) => (await store.doc(`users/${uid}`).get()).data();
const accessRecordOf = async (uid: string) => (await store.doc(`access/${uid}`).get()).data();
const initialize = (token: string, name: string | null = 'Nell Quinn') =>
  call('initializeUserInDatabase', 'POST', { token, body: { data: { name } } });

const expectDeleted = async ({ uid, email }: TestUser) => {
  expect(await pathsOf(uid)).toEqual([]);
  expect((await store.doc(`limits/${uid}`).get()).exists).toBe(false);
  // The check of the upload may store the file once more, because the emulator ignores the condition on its generation; the next check
  // removes it.
  await eventually(async () => !(await bucket().file(`avatars/${uid}`).exists())[0], 'the avatar is gone');
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  await expect(signIn(email)).rejects.toThrow();
};

describe('initializeUserInDatabase', () => {
  it('creates one member for concurrent calls', async () => {
    const { uid, token, email } = await createTestUser('new');
    const responses = await Promise.all([initialize(token), initialize(token), initialize(token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses[0].body.response).toMatchObject({
      name: 'Nell Quinn',
      email,
      role: 'user',
      lists: [{ listName: 'favorites' }, { listName: 'watchlist' }],
    });
    expect(await pathsOf(uid)).toEqual(newMemberDocumentPaths(uid));
    expect(claimsOf(await signIn(email))['role']).toBe('user');
  });

  it("updates the profile's e-mail to that of the account", async () => {
    const { uid } = await createTestUser();
    const email = `${unique('new')}@marquee.example`;
    await auth.updateUser(uid, { email });
    await initialize(await signIn(email), null);
    expect(await profileOf(uid)).toMatchObject({ email, emailKey: email, name: 'Somebody' });
  });
});

describe('a password reset outside the app', () => {
  /** Reads the profile with a token by the rules, as the web SDK does, and returns the status. */
  const read = async (uid: string, token: string): Promise<number> =>
    (
      await fetch(
        `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/projects/${PROJECT}/databases/(default)/documents/users/${uid}`,
        { headers: { authorization: `Bearer ${token}` } },
      )
    ).status;

  it('ends the access of earlier sessions with the next sign-in', async () => {
    const { uid, email, token } = await createTestUser();
    // Later than the creation of the account, as every reset.
    await nextSecond();
    await nextSecond();
    const code = new URL(await auth.generatePasswordResetLink(email)).searchParams.get('oobCode');
    const reset = await fetch(
      `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-key`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ oobCode: code, newPassword: 'nine letters' }),
      },
    );
    expect(reset.status).toBe(200);
    // The rules accept the old token until the access record has the reset; the server itself does not.
    expect([await read(uid, token), (await initialize(token)).status]).toEqual([200, 401]);
    const fresh = await signIn(email, 'nine letters');
    expect((await initialize(fresh, null)).status).toBe(200);
    expect([await read(uid, token), await read(uid, fresh)]).toEqual([403, 200]);
  });
});

describe('admin functions', () => {
  it('createUser creates an account that can sign in immediately, and writes audit entries without the password', async () => {
    const ada = await createTestUser('admin');
    const email = `${unique('made')}@marquee.example`;
    const body = { data: { email, password: 'nine letters', displayName: 'Made', phoneNumber: '+49 30 123', photoURL: null } };
    const { status, body: result } = await call('createUser', 'POST', { token: ada.token, body });
    expect([status, result.message]).toEqual([200, 'The account was created.']);
    expect((await call('createUser', 'POST', { token: ada.token, body })).status).toBe(409);
    const claims = claimsOf(await signIn(email, 'nine letters'));
    expect(claims['role']).toBe('user');
    expect(await profileOf(String(claims['user_id']))).toMatchObject({ name: 'Made', email, phoneNumber: '+49 30 123' });
    const entries = await store.collection('audit').where('by', '==', ada.uid).get();
    expect(
      entries.docs.map((entry) => `${String(entry.get('action'))} ${(entry.get('outcome') as { status: string }).status}`).sort(),
    ).toEqual(['createUser failed', 'createUser succeeded']);
    expect(JSON.stringify(entries.docs.map((entry) => entry.data()))).not.toContain('nine letters');
  });

  it('updateUserData disables and enables an account immediately', async () => {
    const [ada, maya] = [await createTestUser('admin'), await createTestUser()];
    const put = (disabled: boolean) => call('updateUserData', 'PUT', { token: ada.token, body: { data: { uid: maya.uid, disabled } } });
    expect((await put(true)).body.message).toMatch(/^The account of .* was disabled\.$/);
    expect((await initialize(maya.token)).status).toBe(403);
    expect([await profileOf(maya.uid), await accessRecordOf(maya.uid)]).toMatchObject([{ disabled: true }, { disabled: true }]);
    await expect(signIn(maya.email)).rejects.toThrow();
    expect((await put(false)).body.message).toMatch(/^The account of .* was enabled\.$/);
    expect((await initialize(await signIn(maya.email))).status).toBe(200);
  });

  it('updateUserData changes account and profile', async () => {
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
    expect((await initialize(await signIn(email, 'nine letters'))).status).toBe(200);
    expect((await call('updateUserData', 'PUT', { token: ada.token, body: { data: { uid: maya.uid, email: ada.email } } })).status).toBe(
      409,
    );
  });

  it('setUserRole keeps claim, access record and profile in agreement', async () => {
    const [ada, maya] = [await createTestUser('admin'), await createTestUser()];
    for (const userRole of ['admin', 'admin', 'user']) {
      const response = await call('setUserRole', 'PATCH', { token: ada.token, body: { data: { userRole, userIDToGiveRole: maya.uid } } });
      expect([
        response.status,
        claimsOf(await signIn(maya.email))['role'],
        (await accessRecordOf(maya.uid))?.['role'],
        (await profileOf(maya.uid))?.['role'],
      ]).toEqual([200, userRole, userRole, userRole]);
    }
  });

  it('deleteUser removes the account and all its data', async () => {
    const [ada, maya] = [await createTestUser('admin'), await createTestUser()];
    await furnish(maya);
    expect((await call('deleteUser', 'DELETE', { token: ada.token, body: { data: { uid: maya.uid } } })).status).toBe(200);
    await expectDeleted(maya);
    expect((await call('deleteUser', 'DELETE', { token: ada.token, body: { data: { uid: maya.uid } } })).status).toBe(404);
  });

  it('the number of admins is recounted if the counter does not exist', async () => {
    await store.doc('stats/admins').delete();
    const admins = (await store.collection('access').where('role', '==', 'admin').get()).docs.filter(
      (accessRecord) => accessRecord.get('disabled') === false,
    ).length;
    const { uid } = await createTestUser();
    await expectRight(members.updateAccess(aUserId(uid), aUserId(uid), selfAccessPolicy(withRole('admin'))));
    expect((await store.doc('stats/admins').get()).get('count')).toBe(admins + 1);
  });
});

describe('member functions', () => {
  it('endOtherSessions ends all sessions, and a new sign-in is accepted', async () => {
    const maya = await createTestUser();
    await nextSecond();
    expect((await call('endOtherSessions', 'POST', { token: maya.token })).status).toBe(200);
    expect((await initialize(maya.token)).status).toBe(401);
    expect(Number((await accessRecordOf(maya.uid))?.['since']) % 1000).toBe(0);
    expect((await initialize(await signIn(maya.email))).status).toBe(200);
  });

  it('deleteMyAccount removes the account and all its data', async () => {
    const maya = await createTestUser();
    await furnish(maya);
    expect((await call('deleteMyAccount', 'DELETE', { token: maya.token })).status).toBe(200);
    await expectDeleted(maya);
    expect((await call('deleteMyAccount', 'DELETE', { token: maya.token })).status).toBe(401);
  });

  it('the trigger completes an interrupted deletion', async () => {
    const maya = await createTestUser();
    await furnish(maya);
    // State of a deletion that was interrupted after its first step; only the trigger completes the deletion.
    await store.doc(`access/${maya.uid}`).update({ disabled: true, deleting: true });
    await eventually(async () => !(await store.doc(`access/${maya.uid}`).get()).exists, 'the account is gone');
    await expectDeleted(maya);
  });
});

describe('sendFeedback', () => {
  it('stores the message for admins', async () => {
    const message = unique('message');
    expect((await call('sendFeedback', 'POST', { body: { data: { message, email: 'a@b.example' } } })).status).toBe(200);
    const [stored] = (await store.collection('feedback').where('message', '==', message).get()).docs;
    expect(stored?.data()).toMatchObject({ schemaVersion: 1, message, email: 'a@b.example' });
  });
});
