import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { conflict, invalid, unavailable, invalidData, type Failure } from '#domain/shared/failure';
import type { AuthAccountPatch } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import { createTestServer, NOON, addTestUser, type TestServer } from '../adapters/memory/test-deps.fixture';
import type { UpdateUserPayload } from '../http/payloads';
import type { ServerDeps } from '../server-deps';
import { deleteUser } from './delete-user';
import { setUserRole } from './set-user-role';
import { updateUser } from './update-user';

const fields = { email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined };
const at = ({ store }: TestServer, path: string) => store.docs.get(path);
const belongingTo = ({ store }: TestServer, uid: string) => [...store.docs.keys()].filter((path) => path.includes(uid));

/** The same world with an identity service that refuses a change of these fields. */
const refusing = (world: ServerDeps, field: keyof AuthAccountPatch, failure: Failure): ServerDeps => ({
  ...world,
  auth: { ...world.auth, updateUser: (uid: UserId, patch) => (field in patch ? TE.left(failure) : world.auth.updateUser(uid, patch)) },
});

describe('changing an account', () => {
  it('shuts a disabled one out everywhere, and lets it in again', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const { uid } = await addTestUser(place, 'maya');
    place.clock.time = NOON + 1500;
    expect(await updateUser(place.deps, { ...fields, uid, disabled: true }, ada)()).toMatchObject({
      right: { before: { disabled: false }, after: { disabled: true } },
    });
    expect(at(place, 'access/maya')).toMatchObject({ disabled: true, since: NOON + 1000 });
    expect([at(place, 'users/maya'), at(place, 'accounts/maya')]).toMatchObject([{ disabled: true }, { disabled: true, validFrom: NOON + 1000 }]);
    await updateUser(place.deps, { ...fields, uid, disabled: false }, ada)();
    expect([at(place, 'access/maya'), at(place, 'users/maya'), at(place, 'accounts/maya')]).toMatchObject([
      { disabled: false },
      { disabled: false },
      { disabled: false },
    ]);
  });

  it('reaches whoever wrote a profile that cannot be read', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const { uid } = await addTestUser(place, 'maya');
    const unread = invalidData('users/maya', 'content.0.id', 'number');
    const world = { ...place.deps, users: { ...place.deps.users, getProfile: () => TE.left(unread) } };
    expect(E.isRight(await updateUser(world, { ...fields, uid, disabled: true }, ada)())).toBe(true);
    expect(at(place, 'access/maya')).toMatchObject({ disabled: true });
    expect(E.isRight(await deleteUser(world, uid, ada)())).toBe(true);
    expect(belongingTo(place, 'maya')).toEqual([]);
  });

  it('says how it stood, and never a password', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const { uid } = await addTestUser(place, 'maya');
    const answer = await updateUser(place.deps, { ...fields, uid, displayName: 'May', password: 'a new secret' }, ada)();
    expect(answer).toMatchObject({ right: { before: { displayName: 'maya' }, after: { displayName: 'May' } } });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(at(place, 'users/maya')).toMatchObject({ name: 'May', nameKey: 'may' });
  });

  it("is refused with another account's address before anything is written", async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const { uid } = await addTestUser(place, 'maya');
    const before = new Map(place.store.docs);
    expect(await updateUser(place.deps, { ...fields, uid, email: 'ada@marquee.example', disabled: true }, ada)()).toMatchObject({
      left: { _tag: 'conflict' },
    });
    expect(place.store.docs).toEqual(before);
  });

  it('is refused for one that is being removed', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const { uid } = await addTestUser(place, 'maya');
    place.store.docs.set('access/maya', { disabled: true, role: 'user', since: 0, leaving: true });
    expect(await updateUser(place.deps, { ...fields, uid, disabled: false }, ada)()).toMatchObject({ left: { _tag: 'conflict' } });
    expect(await setUserRole(place.deps, uid, 'admin', ada)()).toMatchObject({ left: { _tag: 'conflict' } });
    expect(E.isRight(await deleteUser(place.deps, uid, ada)())).toBe(true);
    expect(belongingTo(place, 'maya')).toEqual([]);
  });

  it.each([
    ['an address that it does not take', { email: 'a..b@marquee.example', disabled: true }, 'email', invalid('data.email', 'not-an-email')],
    ["a password that the project's policy refuses", { password: 'eight letters', displayName: 'May' }, 'password', unavailable(null, 'policy')],
    ['an address that was taken meanwhile', { email: 'new@marquee.example', displayName: 'May' }, 'email', conflict('taken')],
  ] as const)('changes nothing when the identity service refuses %s, and can be asked again', async (_, change: Partial<UpdateUserPayload>, field, failure) => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const { uid } = await addTestUser(place, 'maya');
    const as = new Map(place.store.docs);
    const asked = { ...fields, ...change, uid };
    expect(await updateUser(refusing(place.deps, field, failure), asked, ada)()).toEqual(E.left(failure));
    expect(place.store.docs).toEqual(as);
    expect(E.isRight(await updateUser(place.deps, asked, ada)())).toBe(true);
  });

  it('shuts out by the marker first: an identity service that does not follow keeps nobody in', async () => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const { uid } = await addTestUser(place, 'maya');
    const away = unavailable(null, 'away');
    expect(await updateUser(refusing(place.deps, 'disabled', away), { ...fields, uid, disabled: true }, ada)()).toEqual(E.left(away));
    expect([at(place, 'access/maya'), at(place, 'users/maya')]).toMatchObject([{ disabled: true }, { disabled: true }]);
  });

  it("never touches an admin's own account at the identity service, nor anybody's for one who is none any more", async () => {
    const place = createTestServer();
    const [ada, bert] = [await addTestUser(place, 'ada', 'admin'), await addTestUser(place, 'bert', 'admin')];
    const { uid } = await addTestUser(place, 'maya');
    await setUserRole(place.deps, bert.uid, 'user', ada)();
    const as = new Map(place.store.docs);
    for (const [by, whom] of [[ada, ada.uid], [bert, uid]] as const)
      expect(await updateUser(place.deps, { ...fields, uid: whom, email: 'x@marquee.example', password: 'nine letters' }, by)()).toMatchObject({
        left: { _tag: 'forbidden' },
      });
    expect(place.store.docs).toEqual(as);
  });

  it.each([undefined, false, true])('ends all sessions with a new password, with disabled: %s', async (disabled) => {
    const place = createTestServer();
    const ada = await addTestUser(place, 'ada', 'admin');
    const { uid } = await addTestUser(place, 'maya');
    await updateUser(place.deps, { ...fields, uid, disabled: disabled !== undefined }, ada)();
    place.clock.time = NOON + 5000;
    await updateUser(place.deps, { ...fields, uid, disabled, password: 'nine letters' }, ada)();
    expect(at(place, 'access/maya')).toMatchObject({ disabled: disabled ?? false, since: NOON + 5000 });
    expect(at(place, 'accounts/maya')).toMatchObject({ disabled: disabled ?? false, validFrom: NOON + 5000, password: 'nine letters' });
  });
});
