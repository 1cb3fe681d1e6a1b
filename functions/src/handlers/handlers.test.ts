import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { conflict, invalid, forbidden, notFound } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { createTestServer, NOON, addTestUser, type TestServer } from '../adapters/memory/test-deps.fixture';
import { createUser } from './create-user';
import { deleteMyAccount, deleteUser } from './delete-user';
import { initializeUser } from './initialize-user';
import { sendFeedback } from './send-feedback';
import { setUserRole } from './set-user-role';
import { updateUser } from './update-user';

const fields = { email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined };
const nell = { email: ' Nell@Marquee.example', password: 'nine letters', displayName: ' Nell  Quinn', phoneNumber: '', photoURL: null };
const at = ({ store }: TestServer, path: string) => store.docs.get(path);
const belongingTo = ({ store }: TestServer, uid: string) => [...store.docs.keys()].filter((path) => path.includes(uid));

describe('a first sign-in', () => {
  it('gives profile, lists with their names, marker and claim', async () => {
    const place = createTestServer();
    await addTestUser(place, 'maya');
    expect(belongingTo(place, 'maya').sort()).toEqual([
      'access/maya',
      'accounts/maya',
      'lists/maya-favorites',
      'lists/maya-watchlist',
      'users/maya',
      'users/maya/listNames/favorites',
      'users/maya/listNames/watchlist',
    ]);
    expect(at(place, 'users/maya')).toMatchObject({
      email: 'maya@marquee.example',
      role: 'user',
      lists: [{ listName: 'favorites' }, { listName: 'watchlist' }],
      createdAt: NOON,
    });
    expect(at(place, 'access/maya')).toEqual({ disabled: false, role: 'user', since: 0, leaving: false });
    expect(at(place, 'accounts/maya')).toMatchObject({ role: 'user' });
  });

  it.each(['lists/maya-favorites', 'users/maya/listNames/watchlist', 'access/maya', 'users/maya'])('mends what is missing: %s', async (path) => {
    const place = createTestServer();
    await addTestUser(place, 'maya');
    const whole = new Map([...place.store.docs].sort());
    place.store.docs.delete(path);
    await initializeUser(place.deps, aUserId('maya'), 'maya')();
    expect(new Map([...place.store.docs].sort())).toEqual(whole);
  });

  it('lets the profile follow the address and the claim follow the marker', async () => {
    const place = createTestServer();
    await addTestUser(place, 'ada', 'admin');
    await place.deps.auth.updateUser(aUserId('ada'), { email: 'new@marquee.example' })();
    await place.deps.auth.setRole(aUserId('ada'), 'user')();
    expect(await initializeUser(place.deps, aUserId('ada'), null)()).toMatchObject({
      right: { email: 'new@marquee.example', emailKey: 'new@marquee.example', role: 'admin', name: 'ada' },
    });
    expect(at(place, 'accounts/ada')).toMatchObject({ role: 'admin' });
  });

  it('leaves nothing of an account that went, marker and all, since it was found', async () => {
    const place = createTestServer();
    const maya = await addTestUser(place, 'maya');
    const { users } = place.deps;
    const establish: typeof users.initialize = (uid, plan) => async () => {
      await deleteMyAccount(place.deps, maya)();
      return users.initialize(uid, plan)();
    };
    expect(await initializeUser({ ...place.deps, users: { ...users, initialize: establish } }, maya.uid, null)()).toEqual(E.left(notFound('user')));
    expect(belongingTo(place, 'maya')).toEqual([]);
  });

  it('founds nothing for an account that is gone, leaving or disabled', async () => {
    const place = createTestServer();
    expect(await initializeUser(place.deps, aUserId('ghost'), 'Ghost')()).toEqual(E.left(notFound('user')));
    await addTestUser(place, 'maya');
    for (const more of [{ leaving: true }, { disabled: true }]) {
      place.store.docs.set('access/maya', { disabled: false, role: 'user', since: 0, leaving: false, ...more });
      place.store.docs.delete('users/maya');
      expect(await initializeUser(place.deps, aUserId('maya'), 'Maya')()).toMatchObject({ left: { _tag: 'forbidden' } });
      expect(at(place, 'users/maya')).toBeUndefined();
    }
  });
});

describe('an account that an admin opens', () => {
  it('is founded with what was given, tidied', async () => {
    const place = createTestServer();
    expect(await createUser(place.deps, nell)()).toMatchObject({
      right: { userId: 'made-one', after: { email: 'nell@marquee.example', displayName: 'Nell Quinn' } },
    });
    expect(at(place, 'users/made-one')).toMatchObject({ name: 'Nell Quinn', email: 'nell@marquee.example', phoneNumber: null, photoURL: null });
  });

  it('is refused for an address that has an account, opened by whomever', async () => {
    const place = createTestServer();
    await addTestUser(place, 'maya');
    await createUser(place.deps, nell)();
    await place.deps.auth.createUser(aUserId('fresh'), { email: 'fresh@marquee.example', password: 'eight letters', name: 'F' })();
    for (const email of ['maya@marquee.example', 'nell@marquee.example', 'fresh@marquee.example'])
      expect(await createUser(place.deps, { ...nell, email })()).toMatchObject({ left: { _tag: 'conflict' } });
    expect(at(place, 'accounts/fresh')).toMatchObject({ password: 'eight letters' });
  });

  it.each([
    ['email', 'nobody', 'not-an-email'],
    ['password', 'short', 'password-too-short'],
    ['displayName', ' ', 'required'],
    ['phoneNumber', 'call me', 'not-a-phone-number'],
    ['photoURL', 'javascript:1', 'not-an-address'],
  ])('is refused with %s "%s"', async (field, value, rule) => {
    const place = createTestServer();
    expect(await createUser(place.deps, { ...nell, [field]: value })()).toEqual(E.left(invalid(`data.${field}`, rule)));
    expect(place.store.docs.size).toBe(0);
  });
});

describe('admins and each other', () => {
  const self = (tag: string) => ({ left: { _tag: tag } });

  it('never act on themselves', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    await addTestUser(place, 'bert', 'admin');
    const before = new Map(place.store.docs);
    const answers = await Promise.all([
      setUserRole(place.deps, ada.uid, 'user', ada)(),
      deleteUser(place.deps, ada.uid, ada)(),
      updateUser(place.deps, { ...fields, uid: ada.uid, disabled: true }, ada)(),
    ]);
    expect(answers).toMatchObject([self('forbidden'), self('forbidden'), self('forbidden')]);
    expect(place.store.docs).toEqual(before);
  });

  it('keep one: the last cannot delete the own account', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    expect(await deleteMyAccount(place.deps, ada)()).toEqual(E.left(conflict('the last admin')));
    await addTestUser(place, 'bert', 'admin');
    expect(E.isRight(await deleteMyAccount(place.deps, ada)())).toBe(true);
    expect(at(place, 'stats/admins')).toEqual({ schemaVersion: 1, count: 1 });
  });

  it('cannot demote each other at once', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const bert = await addTestUser(place, 'bert', 'admin');
    const answers = await Promise.all([setUserRole(place.deps, bert.uid, 'user', ada)(), setUserRole(place.deps, ada.uid, 'user', bert)()]);
    expect(answers.filter(E.isRight)).toHaveLength(1);
    expect([at(place, 'access/ada'), at(place, 'access/bert')].filter((standing) => (standing as { role: string }).role === 'admin')).toHaveLength(1);
  });

  it('count as long as they can act: disabled ones do not', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const bert = await addTestUser(place, 'bert', 'admin');
    await updateUser(place.deps, { ...fields, uid: bert.uid, disabled: true }, ada)();
    expect(at(place, 'stats/admins')).toEqual({ schemaVersion: 1, count: 1 });
    expect(await deleteMyAccount(place.deps, ada)()).toEqual(E.left(conflict('the last admin')));
    expect(await setUserRole(place.deps, ada.uid, 'user', bert)()).toEqual(E.left(forbidden('this')));
    await updateUser(place.deps, { ...fields, uid: bert.uid, disabled: false }, ada)();
    expect(at(place, 'stats/admins')).toEqual({ schemaVersion: 1, count: 2 });
  });

  it('hear of nobody there', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const ghost = aUserId('ghost');
    const answers = await Promise.all([
      setUserRole(place.deps, ghost, 'user', ada)(),
      deleteUser(place.deps, ghost, ada)(),
      updateUser(place.deps, { ...fields, uid: ghost, disabled: true }, ada)(),
    ]);
    expect(answers).toEqual([E.left(notFound('user')), E.left(notFound('user')), E.left(notFound('user'))]);
    expect(at(place, 'access/ghost')).toBeUndefined();
  });
});

describe('a message to the house', () => {
  it('is kept tidied, or refused with the field that is wrong', async () => {
    const place = createTestServer();
    await sendFeedback(place.deps, ' More westerns ', ' ')();
    expect(at(place, 'feedback/1')).toEqual({ message: 'More westerns', email: null });
    expect(await sendFeedback(place.deps, ' ', null)()).toEqual(E.left(invalid('data.message', 'required')));
    expect(await sendFeedback(place.deps, 'Hi', 'nobody')()).toEqual(E.left(invalid('data.email', 'not-an-email')));
  });
});
