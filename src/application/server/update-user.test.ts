import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { conflict, invalid, unavailable, invalidData, type Failure } from '#domain/shared/failure';
import type { AccountChanges } from '#domain/users/admin-api';
import type { AuthAccountPatch } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import { withAccess } from '#adapters/memory/server/memory-documents.fixture';
import { createTestServer, NOON, addTestUser } from '#adapters/memory/server/test-server.fixture';
import { memoryAuthService } from '#adapters/memory/auth/memory-auth-service';
import type { ServerDeps } from './server-deps';
import { deleteUser } from './delete-user';
import { setUserRole } from './set-user-role';
import { updateUser } from './update-user';

const fields = {
  email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined,
};

/** Returns the dependencies with an identity service that rejects a change of the field. */
const withRejectedField = (deps: ServerDeps, field: keyof AuthAccountPatch, failure: Failure): ServerDeps => ({
  ...deps,
  auth: { ...deps.auth, updateUser: (uid: UserId, patch) => (field in patch ? TE.left(failure) : deps.auth.updateUser(uid, patch)) },
});

describe('updateUser', () => {
  it('disables and enables access record, profile and account', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    server.clock.time = NOON + 1500;
    expect(await updateUser(server.deps, { ...fields, uid, disabled: true }, ada)()).toMatchObject({
      right: { before: { disabled: false }, after: { disabled: true } },
    });
    expect(server.getDocument('access/maya')).toMatchObject({ disabled: true, since: NOON + 1000 });
    expect([server.getDocument('users/maya'), server.getDocument('accounts/maya')]).toMatchObject([
      { disabled: true },
      { disabled: true, validSince: NOON + 1000 },
    ]);
    await updateUser(server.deps, { ...fields, uid, disabled: false }, ada)();
    expect([server.getDocument('access/maya'), server.getDocument('users/maya'), server.getDocument('accounts/maya')]).toMatchObject([
      { disabled: false },
      { disabled: false },
      { disabled: false },
    ]);
  });

  it('shows a copy of a picture, only from the hosts that the operator lists, and removes the file of a picture that it removes', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    const [removed, copied]: [string[], string[]] = [[], []];
    const avatars: ServerDeps['avatars'] = {
      remove: (id) => TE.fromIO(() => void removed.push(id)),
      copy: (id, address) => {
        copied.push(address);
        return address.endsWith('/b.png') ? TE.right(`https://copies.example/${id}`) : TE.left(invalid('data.photoURL', 'not-an-image'));
      },
    };
    const deps = { ...server.deps, avatars };
    const photoOf = () => (server.getDocument('users/maya') as { readonly photoURL: unknown }).photoURL;
    const change = (photoURL: string | null) => updateUser(deps, { ...fields, uid, photoURL }, ada)();
    expect(await change('https://other.example/b.png')).toEqual(E.left(invalid('data.photoURL', 'not-a-picture-host')));
    expect(E.isRight(await change('https://a.example/b.png'))).toBe(true);
    expect([removed, photoOf()]).toEqual([[], 'https://copies.example/maya']);
    // A picture that cannot be copied changes nothing.
    expect(await change('https://a.example/none.png')).toEqual(E.left(invalid('data.photoURL', 'not-an-image')));
    expect(photoOf()).toBe('https://copies.example/maya');
    // Nor does a change that another admin has overtaken copy one.
    const late = { ...fields, uid, photoURL: 'https://a.example/b.png', expected: { photoURL: 'https://a.example/before.png' } };
    copied.length = 0;
    expect(await updateUser(deps, late, ada)()).toMatchObject({ left: { _tag: 'conflict' } });
    expect(copied).toEqual([]);
    expect(E.isRight(await change(null))).toBe(true);
    expect([removed, photoOf()]).toEqual([['maya'], null]);
  });

  it('disables and deletes a user whose profile does not decode', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    const decodeFailure = invalidData('users/maya', 'content.0.id', 'number');
    const deps = { ...server.deps, users: { ...server.deps.users, getProfile: () => TE.left(decodeFailure) } };
    expect(E.isRight(await updateUser(deps, { ...fields, uid, disabled: true }, ada)())).toBe(true);
    expect(server.getDocument('access/maya')).toMatchObject({ disabled: true });
    expect(E.isRight(await deleteUser(deps, uid, ada)())).toBe(true);
    expect(server.pathsOf('maya')).toEqual([]);
  });

  it('returns the previous values for the audit, without the password', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    const answer = await updateUser(server.deps, { ...fields, uid, displayName: 'May', password: 'a new secret' }, ada)();
    expect(answer).toMatchObject({ right: { before: { displayName: 'maya' }, after: { displayName: 'May' } } });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(server.getDocument('users/maya')).toMatchObject({ name: 'May', nameKey: 'may' });
  });

  it("returns `conflict` for another account's e-mail address before any write", async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    const before = server.documents();
    expect(await updateUser(server.deps, { ...fields, uid, email: 'ada@marquee.example', disabled: true }, ada)()).toMatchObject({
      left: { _tag: 'conflict' },
    });
    expect(server.documents()).toEqual(before);
  });

  it('returns `conflict` for an account that is being deleted', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    server.change(withAccess('maya', { disabled: true, deleting: true }));
    expect(await updateUser(server.deps, { ...fields, uid, disabled: false }, ada)()).toMatchObject({ left: { _tag: 'conflict' } });
    expect(await setUserRole(server.deps, uid, 'admin', ada)()).toMatchObject({ left: { _tag: 'conflict' } });
    expect(E.isRight(await deleteUser(server.deps, uid, ada)())).toBe(true);
    expect(server.pathsOf('maya')).toEqual([]);
  });

  it.each([
    ['an invalid address', { email: 'a..b@marquee.example', disabled: true }, 'email', invalid('data.email', 'not-an-email')],
    [
      "a password that violates the project's policy",
      { password: 'eight letters', displayName: 'May' },
      'password',
      unavailable(null, 'policy'),
    ],
    ['a taken address', { email: 'new@marquee.example', displayName: 'May' }, 'email', conflict('taken')],
  ] as const)(
    'changes nothing when the identity service rejects %s, and can be repeated',
    async (_, change: AccountChanges, field, failure) => {
      const server = createTestServer();
      const ada = await addTestUser(server, 'ada', 'admin');
      const { uid } = await addTestUser(server, 'maya');
      const before = server.documents();
      const payload = { ...fields, ...change, uid };
      expect(await updateUser(withRejectedField(server.deps, field, failure), payload, ada)()).toEqual(E.left(failure));
      expect(server.documents()).toEqual(before);
      expect(E.isRight(await updateUser(server.deps, payload, ada)())).toBe(true);
    },
  );

  it('disables access record and profile even when the identity service fails', async () => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    const unreachable = unavailable(null, 'away');
    expect(await updateUser(withRejectedField(server.deps, 'disabled', unreachable), { ...fields, uid, disabled: true }, ada)()).toEqual(
      E.left(unreachable),
    );
    expect([server.getDocument('access/maya'), server.getDocument('users/maya')]).toMatchObject([{ disabled: true }, { disabled: true }]);
  });

  it("returns `forbidden` for the admin's own account and for callers who are no longer admins", async () => {
    const server = createTestServer();
    const [ada, bert] = [await addTestUser(server, 'ada', 'admin'), await addTestUser(server, 'bert', 'admin')];
    const { uid } = await addTestUser(server, 'maya');
    await setUserRole(server.deps, bert.uid, 'user', ada)();
    const before = server.documents();
    for (const [caller, targetUid] of [
      [ada, ada.uid],
      [bert, uid],
    ] as const)
      expect(
        await updateUser(server.deps, { ...fields, uid: targetUid, email: 'x@marquee.example', password: 'nine letters' }, caller)(),
      ).toMatchObject({
        left: { _tag: 'forbidden' },
      });
    expect(server.documents()).toEqual(before);
  });

  it.each([undefined, false, true])('ends all sessions with a new password, with disabled: %s', async (disabled) => {
    const server = createTestServer();
    const ada = await addTestUser(server, 'ada', 'admin');
    const { uid } = await addTestUser(server, 'maya');
    await updateUser(server.deps, { ...fields, uid, disabled: disabled !== undefined }, ada)();
    server.clock.time = NOON + 5000;
    await updateUser(server.deps, { ...fields, uid, disabled, password: 'nine letters' }, ada)();
    expect(server.getDocument('access/maya')).toMatchObject({ disabled: disabled ?? false, since: NOON + 5000 });
    expect(server.getDocument('accounts/maya')).toMatchObject({ disabled: disabled ?? false, validSince: NOON + 5000 });
    const { signIn } = memoryAuthService({ storage: server.storage, clock: server.deps.clock, browserId: 'one' });
    expect(await signIn({ email: 'maya@marquee.example', password: 'nine letters' })()).toMatchObject({
      _tag: disabled === true ? 'Left' : 'Right',
    });
    expect(await signIn({ email: 'maya@marquee.example', password: 'eight letters' })()).toMatchObject({ _tag: 'Left' });
  });
});
