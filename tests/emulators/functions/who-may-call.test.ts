import { beforeAll, describe, expect, it } from 'vitest';
import { newList } from '#domain/lists/list';
import { aUserId } from '#domain/users/user.fixture';
import { endpoints } from '../../../functions/src/http/endpoints';
import { nextSecond } from '../clock';
import { auth, call, clearAnonymousBuckets, createTestUser, store, unique, warmUp, type TestUser } from './functions-testbed';
import { claimsOf, expired, ofAnotherProject } from './tokens';

type Credential =
  'no token' | 'malformed' | 'expired' | "another project's" | 'revoked' | 'disabled' | 'member' | 'admin' | 'disabled in access record' | 'demoted';

const CREDENTIALS: ReadonlyArray<Credential> = [
  'no token',
  'malformed',
  'expired',
  "another project's",
  'revoked',
  'disabled',
  'disabled in access record',
  'demoted',
  'member',
  'admin',
];
const EVERYONE: Record<Credential, number> = {
  'no token': 200,
  malformed: 200,
  expired: 200,
  "another project's": 200,
  revoked: 200,
  disabled: 200,
  'disabled in access record': 200,
  demoted: 200,
  member: 200,
  admin: 200,
};
const MEMBERS = {
  ...EVERYONE,
  'no token': 401,
  malformed: 401,
  expired: 401,
  "another project's": 401,
  revoked: 401,
  disabled: 403,
  'disabled in access record': 403,
};
const ADMINS = { ...MEMBERS, demoted: 403, member: 403 };

/** Expected status codes by function name and credential. */
const TABLE: Readonly<Record<string, Record<Credential, number>>> = {
  health: EVERYONE,
  sendFeedback: EVERYONE,
  initializeUserInDatabase: MEMBERS,
  endOtherSessions: MEMBERS,
  deleteMyAccount: MEMBERS,
  createUser: ADMINS,
  updateUserData: ADMINS,
  deleteUser: ADMINS,
  setUserRole: ADMINS,
  endUserSessions: ADMINS,
  changeUsers: ADMINS,
  removeLists: ADMINS,
  changeFeedback: ADMINS,
  changeBanners: ADMINS,
  // The emulators' site uses the embedded catalogue, which has no photographs.
  refreshGenreImages: { ...ADMINS, admin: 409 },
  exportUsersData: ADMINS,
  exportListsData: ADMINS,
  getItemsFromContentIds: MEMBERS,
  addItemToList: MEMBERS,
  removeItemFromList: MEMBERS,
  countItemsInLists: MEMBERS,
  deleteList: MEMBERS,
  shareList: MEMBERS,
  unshareList: MEMBERS,
  getSharedList: EVERYONE,
};

/** Valid request bodies by function name; `target` is a new member that no other test uses, `list` a list of the caller. */
const BODIES: Readonly<Record<string, (target: string, list: string) => unknown>> = {
  sendFeedback: () => ({ data: { message: 'More westerns, please.' } }),
  initializeUserInDatabase: () => ({ data: { name: 'Somebody' } }),
  createUser: () => ({ data: { email: `${unique('made')}@marquee.example`, password: 'nine letters', displayName: 'Made' } }),
  updateUserData: (uid) => ({ data: { uid, displayName: 'Changed' } }),
  deleteUser: (uid) => ({ data: { uid } }),
  setUserRole: (userIDToGiveRole) => ({ data: { userRole: 'user', userIDToGiveRole } }),
  endUserSessions: (uid) => ({ data: { uid } }),
  changeUsers: (uid) => ({ data: { uids: [uid], action: 'disable' } }),
  removeLists: (_, listID) => ({ data: { listIDs: [listID] } }),
  changeFeedback: () => ({ data: { ids: ['gone'], action: 'delete' } }),
  changeBanners: () => ({ data: { remove: { bannerName: `banner-${Date.now()}-0123456789abcdef` } } }),
  refreshGenreImages: () => ({ data: { genres: ['western'] } }),
  getItemsFromContentIds: () => ({ data: { contentIds: ['movie-603'] } }),
  addItemToList: (_, listID) => ({ data: { listID, item: { mediaType: 'movie', movieID: 603, title: 'The Matrix' } } }),
  removeItemFromList: (_, listID) => ({ data: { listID, itemKey: 'movie-603' } }),
  deleteList: (_, listID) => ({ data: { listID } }),
  shareList: (_, listID) => ({ data: { listID } }),
  unshareList: (_, listID) => ({ data: { listID } }),
};

/** Query strings by function name. */
const SHARE_ID = unique('share').replace(/[^0-9a-f]/g, '').padEnd(32, '0').slice(0, 32);
const QUERIES: Readonly<Record<string, string>> = { exportUsersData: '?format=json', exportListsData: '?format=json', getSharedList: `?shareID=${SHARE_ID}` };
/** Functions that answer with a part of a file. */
const ON_FILES: ReadonlySet<string> = new Set(['exportUsersData', 'exportListsData']);

/** Functions that change a member. */
const ON_MEMBERS: ReadonlySet<string> = new Set(['deleteUser', 'updateUserData', 'setUserRole', 'endUserSessions', 'changeUsers']);

let rejectedTokens: Partial<Record<Credential, string>> = {};

beforeAll(async () => {
  await warmUp();
  await clearAnonymousBuckets();
  const [good, revoked, disabled, disabledAccess, demoted] = (await Promise.all([1, 2, 3, 4, 5].map(() => createTestUser('admin')))) as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ];
  const owner = aUserId((await createTestUser()).uid);
  await store.doc(`lists/shared-${SHARE_ID}`).set({ ...newList(owner, { listName: 'shared', listID: `shared-${SHARE_ID}` }, 1), shareId: SHARE_ID });
  await store.doc(`shares/${SHARE_ID}`).set({ schemaVersion: 1, listID: `shared-${SHARE_ID}`, userID: owner, createdAt: 1 });
  await nextSecond();
  await Promise.all([
    auth.revokeRefreshTokens(revoked.uid),
    auth.updateUser(disabled.uid, { disabled: true }),
    store.doc(`access/${disabledAccess.uid}`).update({ disabled: true }),
    store.doc(`access/${demoted.uid}`).update({ role: 'user' }),
  ]);
  await store.doc('stats/admins').delete();
  rejectedTokens = {
    malformed: 'not-a-token',
    expired: expired(good.token),
    "another project's": ofAnotherProject(good.token),
    revoked: revoked.token,
    disabled: disabled.token,
    'disabled in access record': disabledAccess.token,
    demoted: demoted.token,
  };
});

/** Returns a token. Accepted calls change their caller, so each gets a new user; rejected callers are shared. */
const tokenOf = async (credential: Credential, status: number): Promise<string | undefined> => {
  if (credential === 'member' || credential === 'admin') return (await createTestUser(credential === 'member' ? 'user' : 'admin')).token;
  if (credential !== 'demoted' || status !== 200) return rejectedTokens[credential];
  const demoted = await createTestUser('admin');
  await store.doc(`access/${demoted.uid}`).update({ role: 'user' });
  await store.doc('stats/admins').delete();
  return demoted.token;
};

/** Creates a list of the token's user and returns its id. */
const listOf = async (token: string | undefined): Promise<string> => {
  const listID = unique('list');
  const claims = token?.split('.').length === 3 ? claimsOf(token) : {};
  await store.doc(`lists/${listID}`).set(newList(aUserId(typeof claims['user_id'] === 'string' ? claims['user_id'] : 'nobody'), { listName: listID, listID }, 1));
  return listID;
};

describe('access to functions', () => {
  it('is specified for every endpoint', () => {
    expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(TABLE).sort());
  });

  describe.each(endpoints.map(({ name, method }) => ({ name, method })))('$method $name', ({ name, method }) => {
    it.each(CREDENTIALS.map((credential) => ({ credential, status: TABLE[name]?.[credential] ?? 0 })))(
      '$credential: $status',
      async ({ credential, status }) => {
        const target = ON_MEMBERS.has(name) ? (await createTestUser()).uid : 'nobody';
        const before = target === 'nobody' ? null : (await store.doc(`users/${target}`).get()).data();
        const token = await tokenOf(credential, status);
        const list = await listOf(token);
        const response = await call(`${name}${QUERIES[name] ?? ''}`, method, { token, body: BODIES[name]?.(target, list) });
        expect([response.status, response.text]).toEqual([status, expect.stringContaining(status === 200 && ON_FILES.has(name) ? '[\n{' : `"status":${status}`)]);
        if (status !== 200 || !ON_FILES.has(name)) expect(status === 200 ? 'message' in response.body || 'response' in response.body : response.body.message).toBeTruthy();
        if (status !== 200) expect((await store.doc(`lists/${list}`).get()).exists).toBe(true);
        if (before !== null && status !== 200) expect((await store.doc(`users/${target}`).get()).data()).toEqual(before);
      },
    );
  });
});
