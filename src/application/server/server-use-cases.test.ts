import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { conflict, invalid, forbidden, notFound } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { withAccess, withoutDocument } from '#adapters/memory/server/memory-documents.fixture';
import { createTestServer, NOON, addTestUser, testCaller } from '#adapters/memory/server/test-server.fixture';
import type { Feedback } from '#domain/feedback/feedback';
import { createUser } from './create-user';
import { endUserSessions } from './admin/end-user-sessions';
import { deleteMyAccount, deleteUser } from './delete-user';
import { initializeUser } from './initialize-user';
import { sendFeedback } from './send-feedback';
import { setUserRole } from './set-user-role';
import { updateUser } from './update-user';

const fields = {
  email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined,
};
const nell = { email: ' Nell@Marquee.example', password: 'nine letters', displayName: ' Nell  Quinn', phoneNumber: '', photoURL: null };

describe('initializeUser', () => {
  it('creates profile, lists with their names, access record and claim', async () => {
    const server = createTestServer();
    await addTestUser(server, 'maya');
    expect(server.pathsOf('maya')).toEqual([
      'access/maya',
      'accounts/maya',
      'lists/maya-favorites',
      'lists/maya-watchlist',
      'users/maya',
      'users/maya/listNames/favorites',
      'users/maya/listNames/watchlist',
    ]);
    expect(server.getDocument('users/maya')).toMatchObject({
      email: 'maya@marquee.example',
      role: 'user',
      lists: [{ listName: 'favorites', listID: 'maya-favorites' }, { listName: 'watchlist', listID: 'maya-watchlist' }],
      createdAt: NOON,
    });
    expect(server.getDocument('access/maya')).toEqual({ disabled: false, role: 'user', since: 0 });
    expect(server.getDocument('accounts/maya')).toMatchObject({ role: 'user' });
  });

  it.each(['lists/maya-favorites', 'users/maya/listNames/watchlist', 'access/maya', 'users/maya'])(
    'recreates a missing document: %s',
    async (path) => {
      const server = createTestServer();
      await addTestUser(server, 'maya');
      const expected = server.documents();
      server.change(withoutDocument(path));
      expect(server.getDocument(path)).toBeUndefined();
      await initializeUser(server.deps, aUserId('maya'), 'maya')();
      expect(server.documents()).toEqual(expected);
    },
  );

  it('ends the access of sessions that the identity service has ended, and never extends access', async () => {
    const server = createTestServer();
    await addTestUser(server, 'maya');
    const initialize = () => initializeUser(server.deps, aUserId('maya'), null)();
    server.clock.time = NOON + 60_000;
    // As by a password reset outside the app: the access record does not change.
    await server.deps.auth.endSessions(aUserId('maya'))();
    expect(server.getDocument('access/maya')).toMatchObject({ since: 0 });
    await initialize();
    expect(server.getDocument('access/maya')).toEqual({ disabled: false, role: 'user', since: NOON + 60_000 });
    server.change(withAccess('maya', { since: NOON + 90_000 }));
    await initialize();
    expect(server.getDocument('access/maya')).toMatchObject({ since: NOON + 90_000 });
  });

  it('copies the e-mail address to the profile and the role of the access record to the claim', async () => {
    const server = createTestServer();
    await addTestUser(server, 'ada', 'admin');
    await server.deps.auth.updateUser(aUserId('ada'), { email: 'new@marquee.example' })();
    await server.deps.auth.setRole(aUserId('ada'), 'user')();
    expect(await initializeUser(server.deps, aUserId('ada'), null)()).toMatchObject({
      right: { email: 'new@marquee.example', emailKey: 'new@marquee.example', role: 'admin', name: 'ada' },
    });
    expect(server.getDocument('accounts/ada')).toMatchObject({ role: 'admin' });
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
    expect(server.pathsOf('maya')).toEqual([]);
  });

  it('returns `invalid` for a name with hidden characters, and replaces those of the account\'s own name', async () => {
    const server = createTestServer();
    const uid = aUserId('maya');
    await server.deps.auth.createUser(uid, { email: 'maya@marquee.example', password: 'eight letters', name: 'May\u00A0a' })();
    expect(await initializeUser(server.deps, uid, 'May\u200Ba')()).toEqual(E.left(invalid('data.name', 'hidden-characters')));
    expect(server.getDocument('users/maya')).toBeUndefined();
    expect(await initializeUser(server.deps, uid, null)()).toMatchObject({ right: { name: 'May a' } });
  });

  it('creates nothing for an account that is missing, disabled or being deleted', async () => {
    const server = createTestServer();
    expect(await initializeUser(server.deps, aUserId('ghost'), 'Ghost')()).toEqual(E.left(notFound('user')));
    await server.deps.auth.createUser(aUserId('guest'), { email: '', password: 'eight letters', name: '' })();
    expect(await initializeUser(server.deps, aUserId('guest'), null)()).toEqual(E.left(forbidden('a guest')));
    await addTestUser(server, 'maya');
    for (const flags of [{ deleting: true }, { disabled: true }]) {
      server.change(withAccess('maya', flags));
      server.change(withoutDocument('users/maya'));
      expect(await initializeUser(server.deps, aUserId('maya'), 'Maya')()).toMatchObject({ left: { _tag: 'forbidden' } });
      expect(server.getDocument('users/maya')).toBeUndefined();
    }
  });
});

describe('createUser', () => {
  it('initializes the account with the normalised fields', async () => {
    const server = createTestServer();
    expect(await createUser(server.deps, nell)()).toMatchObject({
      right: {
        target: { kind: 'user', id: 'admin-one', name: 'Nell Quinn' },
        after: { email: 'nell@marquee.example', displayName: 'Nell Quinn' },
      },
    });
    expect(server.getDocument('users/admin-one')).toMatchObject({
      name: 'Nell Quinn', email: 'nell@marquee.example', phoneNumber: null, photoURL: null,
    });
  });

  it('returns `conflict` when the e-mail address has an account', async () => {
    const server = createTestServer();
    await addTestUser(server, 'maya');
    await createUser(server.deps, nell)();
    await server.deps.auth.createUser(aUserId('fresh'), { email: 'fresh@marquee.example', password: 'eight letters', name: 'F' })();
    const before = server.getDocument('accounts/fresh');
    for (const email of ['maya@marquee.example', 'nell@marquee.example', 'fresh@marquee.example'])
      expect(await createUser(server.deps, { ...nell, email })()).toMatchObject({ left: { _tag: 'conflict' } });
    expect(server.getDocument('accounts/fresh')).toEqual(before);
  });

  it.each([
    ['email', 'nobody', 'not-an-email'],
    ['password', 'short', 'password-too-short'],
    ['password', 'Qwertyuiop', 'password-too-common'],
    ['displayName', ' ', 'required'],
    ['displayName', 'May\u202Ea', 'hidden-characters'],
    ['phoneNumber', 'call me', 'not-a-phone-number'],
    ['photoURL', 'javascript:1', 'not-an-address'],
  ])('returns `invalid` for %s "%s"', async (field, value, rule) => {
    const server = createTestServer();
    expect(await createUser(server.deps, { ...nell, [field]: value })()).toEqual(E.left(invalid(`data.${field}`, rule)));
    expect(server.documents().size).toBe(0);
  });
});

describe('calls of admins', () => {
  const failure = (tag: string) => ({ left: { _tag: tag } });

  it('return `forbidden` for the own account', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    await addTestUser(server, 'bert', 'admin');
    const before = server.documents();
    const answers = await Promise.all([
      setUserRole(server.deps, ada.uid, 'user', ada)(),
      deleteUser(server.deps, ada.uid, ada)(),
      updateUser(server.deps, { ...fields, uid: ada.uid, disabled: true }, ada)(),
    ]);
    expect(answers).toMatchObject([failure('forbidden'), failure('forbidden'), failure('forbidden')]);
    expect(server.documents()).toEqual(before);
  });

  it('deleteMyAccount returns `conflict` for the last admin', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    expect(await deleteMyAccount(server.deps, ada)()).toEqual(E.left(conflict('the last admin')));
    await addTestUser(server, 'bert', 'admin');
    expect(E.isRight(await deleteMyAccount(server.deps, ada)())).toBe(true);
    expect(await deleteMyAccount(server.deps, testCaller('bert', 'admin'))()).toEqual(E.left(conflict('the last admin')));
  });

  it('setUserRole succeeds for only one of two admins who demote each other concurrently', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const bert = await addTestUser(server, 'bert', 'admin');
    const answers = await Promise.all([
      setUserRole(server.deps, bert.uid, 'user', ada)(),
      setUserRole(server.deps, ada.uid, 'user', bert)(),
    ]);
    expect(answers.filter(E.isRight)).toHaveLength(1);
    expect(
      [server.getDocument('access/ada'), server.getDocument('access/bert')].filter(
        (access) => (access as { role: string }).role === 'admin',
      ),
    ).toHaveLength(1);
  });

  it('do not count disabled admins as admins', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const bert = await addTestUser(server, 'bert', 'admin');
    await updateUser(server.deps, { ...fields, uid: bert.uid, disabled: true }, ada)();
    expect(await deleteMyAccount(server.deps, ada)()).toEqual(E.left(conflict('the last admin')));
    expect(await setUserRole(server.deps, ada.uid, 'user', bert)()).toEqual(E.left(forbidden('this')));
    await updateUser(server.deps, { ...fields, uid: bert.uid, disabled: false }, ada)();
    expect(E.isRight(await deleteMyAccount(server.deps, ada)())).toBe(true);
  });

  it('name the person in the message, and keep the address of a deleted account in the audit', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    const { name, email } = server.getDocument('users/maya') as { readonly name: string; readonly email: string };
    expect(await updateUser(server.deps, { ...fields, uid, disabled: true }, ada)()).toMatchObject({
      right: { message: `The account of ${name} was disabled.` },
    });
    expect(await endUserSessions(server.deps, uid, ada)()).toMatchObject({ right: { message: `All sessions of ${name} have ended.` } });
    expect(await deleteUser(server.deps, uid, ada)()).toMatchObject({
      right: { message: `The account of ${name} was deleted.`, before: { email } },
    });
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
    expect(server.getDocument('access/ghost')).toBeUndefined();
  });
});

describe('sendFeedback', () => {
  it('stores the trimmed message, or returns `invalid` with the field', async () => {
    const messages: Feedback[] = [];
    const deps = { feedback: { send: (message: Feedback) => TE.fromIO(() => void messages.push(message)) } };
    await sendFeedback(deps, { message: ' More westerns ', email: ' ' })();
    expect(messages).toEqual([{ message: 'More westerns', email: null }]);
    expect(await sendFeedback(deps, { message: ' ', email: null })()).toEqual(E.left(invalid('data.message', 'required')));
    expect(await sendFeedback(deps, { message: 'Hi', email: 'nobody' })()).toEqual(E.left(invalid('data.email', 'not-an-email')));
  });
});
