import { beforeAll, describe, expect, it } from 'vitest';
import { newList } from '#domain/lists/list';
import { aUserId } from '#domain/users/user.fixture';
import { nextSecond } from '../clock';
import { auth, call, clearAnonymousBuckets, createTestUser, store, unique, warmUp } from './functions-testbed';
import { claimsOf, expired, ofAnotherProject } from './tokens';

type Credential =
  | 'no token'
  | 'malformed'
  | 'expired'
  | "another project's"
  | 'revoked'
  | 'disabled'
  | 'disabled in access record'
  | 'demoted'
  | 'member'
  | 'admin';

/** Statuses of a call for everybody, of one for members and of one for admins, by the caller's credential. */
const TABLE: Readonly<Record<Credential, readonly [anyone: number, member: number, admin: number]>> = {
  'no token': [200, 401, 401],
  malformed: [200, 401, 401],
  expired: [200, 401, 401],
  "another project's": [200, 401, 401],
  revoked: [200, 401, 401],
  disabled: [200, 403, 403],
  'disabled in access record': [200, 403, 403],
  demoted: [200, 200, 403],
  member: [200, 200, 403],
  admin: [200, 200, 200],
};

let tokens: Partial<Record<string, string>> = {};

beforeAll(async () => {
  await warmUp();
  await clearAnonymousBuckets();
  const users = {
    admin: await createTestUser('admin'),
    revoked: await createTestUser('admin'),
    disabled: await createTestUser('admin'),
    disabledAccess: await createTestUser('admin'),
    demoted: await createTestUser('admin'),
  };
  await nextSecond();
  await Promise.all([
    auth.revokeRefreshTokens(users.revoked.uid),
    auth.updateUser(users.disabled.uid, { disabled: true }),
    store.doc(`access/${users.disabledAccess.uid}`).update({ disabled: true }),
    store.doc(`access/${users.demoted.uid}`).update({ role: 'user' }),
  ]);
  // The next change of a role counts the admins again.
  await store.doc('stats/admins').delete();
  tokens = {
    malformed: 'not-a-token',
    expired: expired(users.admin.token),
    "another project's": ofAnotherProject(users.admin.token),
    revoked: users.revoked.token,
    disabled: users.disabled.token,
    'disabled in access record': users.disabledAccess.token,
    demoted: users.demoted.token,
    member: (await createTestUser()).token,
    admin: users.admin.token,
  };
});

/** Creates a list of the token's user and returns its id. */
const listOf = async (token: string | undefined): Promise<string> => {
  const listID = unique('list');
  const claims = token?.split('.').length === 3 ? claimsOf(token) : {};
  await store
    .doc(`lists/${listID}`)
    .set(newList(aUserId(typeof claims['user_id'] === 'string' ? claims['user_id'] : 'nobody'), { listName: listID, listID }, 1));
  return listID;
};

describe('access to functions', () => {
  it.each(Object.entries(TABLE))('%s: %j', async (credential, statuses) => {
    const token = tokens[credential];
    const [{ uid }, listID] = [await createTestUser(), await listOf(token)];
    const answers = [
      await call('sendFeedback', 'POST', { token, body: { data: { message: 'More westerns, please.' } } }),
      await call('shareList', 'POST', { token, body: { data: { listID } } }),
      await call('changeUsers', 'POST', { token, body: { data: { uids: [uid], action: 'disable' } } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { status, body } of answers)
      expect(body).toMatchObject(status === 200 ? { status } : { status, message: expect.stringMatching(/\w/) as string });
    const [list, profile] = await Promise.all([store.doc(`lists/${listID}`).get(), store.doc(`users/${uid}`).get()]);
    expect([typeof list.get('shareId') === 'string', profile.get('disabled')]).toEqual(statuses.slice(1).map((status) => status === 200));
  });

  it.each([
    ['endUserSessions', (uid: string) => ({ uid })],
    ['removeLists', (uid: string) => ({ listIDs: [`${uid}-watchlist`] })],
    ['changeFeedback', () => ({ ids: ['gone'], action: 'delete' })],
  ] as const)('%s runs for an admin', async (name, data) => {
    const { uid } = await createTestUser();
    expect(await call(name, 'POST', { token: tokens['admin'], body: { data: data(uid) } })).toMatchObject({ status: 200 });
  });
});
