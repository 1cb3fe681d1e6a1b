import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { conflict, invalid, forbidden, notFound } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { createTestServer, NOON, addTestUser, type TestServer } from '../../../functions/src/adapters/memory/test-deps.fixture';
import { createUser } from './create-user';
import { deleteMyAccount, deleteUser } from './delete-user';
import { initializeUser } from './initialize-user';
import { sendFeedback } from './send-feedback';
import { setUserRole } from './set-user-role';
import { updateUser } from './update-user';

const fields = { email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined };
const nell = { email: ' Nell@Marquee.example', password: 'nine letters', displayName: ' Nell  Quinn', phoneNumber: '', photoURL: null };
const getDocument = ({ store }: TestServer, path: string) => store.docs.get(path);
const pathsOf = ({ store }: TestServer, uid: string) => [...store.docs.keys()].filter((path) => path.includes(uid));

describe('initializeUser', () => {
  it('creates profile, lists with their names, access record and claim', async () => {
    const server = createTestServer();
    await addTestUser(server, 'maya');
    expect(pathsOf(server, 'maya').sort()).toEqual([
      'access/maya',
      'accounts/maya',
      'lists/maya-favorites',
      'lists/maya-watchlist',
      'users/maya',
      'users/maya/listNames/favorites',
      'users/maya/listNames/watchlist',
    ]);
    expect(getDocument(server, 'users/maya')).toMatchObject({
      email: 'maya@marquee.example',
      role: 'user',
      lists: [{ listName: 'favorites' }, { listName: 'watchlist' }],
      createdAt: NOON,
    });
    expect(getDocument(server, 'access/maya')).toEqual({ disabled: false, role: 'user', since: 0, deleting: false });
    expect(getDocument(server, 'accounts/maya')).toMatchObject({ role: 'user' });
  });

  it.each(['lists/maya-favorites', 'users/maya/listNames/watchlist', 'access/maya', 'users/maya'])('recreates a missing document: %s', async (path) => {
    const server = createTestServer();
    await addTestUser(server, 'maya');
    const expected = new Map([...server.store.docs].sort());
    server.store.docs.delete(path);
    await initializeUser(server.deps, aUserId('maya'), 'maya')();
    expect(new Map([...server.store.docs].sort())).toEqual(expected);
  });

  it('copies the e-mail address to the profile and the role of the access record to the claim', async () => {
    const server = createTestServer();
    await addTestUser(server, 'ada', 'admin');
    await server.deps.auth.updateUser(aUserId('ada'), { email: 'new@marquee.example' })();
    await server.deps.auth.setRole(aUserId('ada'), 'user')();
    expect(await initializeUser(server.deps, aUserId('ada'), null)()).toMatchObject({
      right: { email: 'new@marquee.example', emailKey: 'new@marquee.example', role: 'admin', name: 'ada' },
    });
    expect(getDocument(server, 'accounts/ada')).toMatchObject({ role: 'admin' });
  });

  it('deletes all data again when the account is deleted in the meantime', async () => {
    const server = createTestServer();
    const maya = await addTestUser(server, 'maya');
    const { users } = server.deps;
    const initialize: typeof users.initialize = (uid, plan) => async () => {
      await deleteMyAccount(server.deps, maya)();
      return users.initialize(uid, plan)();
    };
    expect(await initializeUser({ ...server.deps, users: { ...users, initialize } }, maya.uid, null)()).toEqual(E.left(notFound('user')));
    expect(pathsOf(server, 'maya')).toEqual([]);
  });

  it('creates nothing for an account that is missing, disabled or being deleted', async () => {
    const server = createTestServer();
    expect(await initializeUser(server.deps, aUserId('ghost'), 'Ghost')()).toEqual(E.left(notFound('user')));
    await addTestUser(server, 'maya');
    for (const flags of [{ deleting: true }, { disabled: true }]) {
      server.store.docs.set('access/maya', { disabled: false, role: 'user', since: 0, deleting: false, ...flags });
      server.store.docs.delete('users/maya');
      expect(await initializeUser(server.deps, aUserId('maya'), 'Maya')()).toMatchObject({ left: { _tag: 'forbidden' } });
      expect(getDocument(server, 'users/maya')).toBeUndefined();
    }
  });
});

describe('createUser', () => {
  it('initializes the account with the normalised fields', async () => {
    const server = createTestServer();
    expect(await createUser(server.deps, nell)()).toMatchObject({
      right: { userId: 'admin-one', after: { email: 'nell@marquee.example', displayName: 'Nell Quinn' } },
    });
    expect(getDocument(server, 'users/admin-one')).toMatchObject({ name: 'Nell Quinn', email: 'nell@marquee.example', phoneNumber: null, photoURL: null });
  });

  it('returns `conflict` when the e-mail address has an account', async () => {
    const server = createTestServer();
    await addTestUser(server, 'maya');
    await createUser(server.deps, nell)();
    await server.deps.auth.createUser(aUserId('fresh'), { email: 'fresh@marquee.example', password: 'eight letters', name: 'F' })();
    for (const email of ['maya@marquee.example', 'nell@marquee.example', 'fresh@marquee.example'])
      expect(await createUser(server.deps, { ...nell, email })()).toMatchObject({ left: { _tag: 'conflict' } });
    expect(getDocument(server, 'accounts/fresh')).toMatchObject({ password: 'eight letters' });
  });

  it.each([
    ['email', 'nobody', 'not-an-email'],
    ['password', 'short', 'password-too-short'],
    ['displayName', ' ', 'required'],
    ['phoneNumber', 'call me', 'not-a-phone-number'],
    ['photoURL', 'javascript:1', 'not-an-address'],
  ])('returns `invalid` for %s "%s"', async (field, value, rule) => {
    const server = createTestServer();
    expect(await createUser(server.deps, { ...nell, [field]: value })()).toEqual(E.left(invalid(`data.${field}`, rule)));
    expect(server.store.docs.size).toBe(0);
  });
});

describe('calls of admins', () => {
  const failure = (tag: string) => ({ left: { _tag: tag } });

  it('return `forbidden` for the own account', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    await addTestUser(server, 'bert', 'admin');
    const before = new Map(server.store.docs);
    const answers = await Promise.all([
      setUserRole(server.deps, ada.uid, 'user', ada)(),
      deleteUser(server.deps, ada.uid, ada)(),
      updateUser(server.deps, { ...fields, uid: ada.uid, disabled: true }, ada)(),
    ]);
    expect(answers).toMatchObject([failure('forbidden'), failure('forbidden'), failure('forbidden')]);
    expect(server.store.docs).toEqual(before);
  });

  it('deleteMyAccount returns `conflict` for the last admin', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    expect(await deleteMyAccount(server.deps, ada)()).toEqual(E.left(conflict('the last admin')));
    await addTestUser(server, 'bert', 'admin');
    expect(E.isRight(await deleteMyAccount(server.deps, ada)())).toBe(true);
    expect(getDocument(server, 'stats/admins')).toEqual({ schemaVersion: 1, count: 1 });
  });

  it('setUserRole succeeds for only one of two admins who demote each other concurrently', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const bert = await addTestUser(server, 'bert', 'admin');
    const answers = await Promise.all([setUserRole(server.deps, bert.uid, 'user', ada)(), setUserRole(server.deps, ada.uid, 'user', bert)()]);
    expect(answers.filter(E.isRight)).toHaveLength(1);
    expect([getDocument(server, 'access/ada'), getDocument(server, 'access/bert')].filter((access) => (access as { role: string }).role === 'admin')).toHaveLength(1);
  });

  it('do not count disabled admins as admins', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const bert = await addTestUser(server, 'bert', 'admin');
    await updateUser(server.deps, { ...fields, uid: bert.uid, disabled: true }, ada)();
    expect(getDocument(server, 'stats/admins')).toEqual({ schemaVersion: 1, count: 1 });
    expect(await deleteMyAccount(server.deps, ada)()).toEqual(E.left(conflict('the last admin')));
    expect(await setUserRole(server.deps, ada.uid, 'user', bert)()).toEqual(E.left(forbidden('this')));
    await updateUser(server.deps, { ...fields, uid: bert.uid, disabled: false }, ada)();
    expect(getDocument(server, 'stats/admins')).toEqual({ schemaVersion: 1, count: 2 });
  });

  it('return `not-found` for an unknown user', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const ghost = aUserId('ghost');
    const answers = await Promise.all([
      setUserRole(server.deps, ghost, 'user', ada)(),
      deleteUser(server.deps, ghost, ada)(),
      updateUser(server.deps, { ...fields, uid: ghost, disabled: true }, ada)(),
    ]);
    expect(answers).toEqual([E.left(notFound('user')), E.left(notFound('user')), E.left(notFound('user'))]);
    expect(getDocument(server, 'access/ghost')).toBeUndefined();
  });
});

describe('sendFeedback', () => {
  it('stores the trimmed message, or returns `invalid` with the field', async () => {
    const server = createTestServer();
    await sendFeedback(server.deps, ' More westerns ', ' ')();
    expect(getDocument(server, 'feedback/1')).toEqual({ message: 'More westerns', email: null });
    expect(await sendFeedback(server.deps, ' ', null)()).toEqual(E.left(invalid('data.message', 'required')));
    expect(await sendFeedback(server.deps, 'Hi', 'nobody')()).toEqual(E.left(invalid('data.email', 'not-an-email')));
  });
});
