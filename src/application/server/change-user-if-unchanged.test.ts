import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { asPartialFailure, unavailable } from '#domain/shared/failure';
import { changedMeanwhile } from '#domain/users/access/expected-values';
import { createTestServer, addTestUser, type TestServer } from '#adapters/memory/server/test-server.fixture';
import type { ServerDeps } from './server-deps';
import { updateUser, type UpdateUserInput } from './update-user';

const refused = unavailable(null, 'policy');

/** Server whose identity service first lets another admin act, then changes the account or refuses. */
const createServer = async () => {
  const server = createTestServer();
  const [ada, maya] = [await addTestUser(server, 'ada', 'admin'), await addTestUser(server, 'maya')];
  const update = (deps: ServerDeps, change: Omit<UpdateUserInput, 'uid'>) => updateUser(deps, { ...change, uid: maya.uid }, ada)();
  const identityServiceThat = (isRefusing: boolean, meanwhile: () => Promise<unknown> = () => Promise.resolve()): ServerDeps => {
    const updateAccount: ServerDeps['auth']['updateUser'] = (uid, patch) => async () => {
      await meanwhile();
      return isRefusing ? E.left(refused) : server.deps.auth.updateUser(uid, patch)();
    };
    return { ...server.deps, auth: { ...server.deps.auth, updateUser: updateAccount } };
  };
  return { server, update, identityServiceThat };
};
const stored = ({ getDocument }: TestServer) => [getDocument('users/maya'), getDocument('accounts/maya')];

describe('updateUser with expected values', () => {
  it.each([{ displayName: 'Mia' }, { email: 'mia@marquee.example' }, { phoneNumber: '999' }, { photoURL: 'https://a.example/c.png' }])(
    'changes nothing if another value is stored than %o',
    async (expected) => {
      const { server, update } = await createServer();
      const before = server.documents();
      expect(await update(server.deps, { displayName: 'May', password: 'nine letters', disabled: true, expected })).toEqual(
        E.left(changedMeanwhile),
      );
      expect(server.documents()).toEqual(before);
    },
  );

  it('accepts null for a profile without the field, and values that are already stored', async () => {
    const { server, update } = await createServer();
    const change = { phoneNumber: '123 456', displayName: 'May', expected: { phoneNumber: null, displayName: 'maya' } };
    expect([await update(server.deps, change), await update(server.deps, change)]).toMatchObject([{ _tag: 'Right' }, { _tag: 'Right' }]);
    expect(stored(server)[0]).toMatchObject({ phoneNumber: '123 456', name: 'May' });
  });

  it('takes the change of the profile back if the identity service refuses, and can be repeated', async () => {
    const { server, update, identityServiceThat } = await createServer();
    const before = stored(server);
    const change = {
      displayName: 'May', phoneNumber: '123', password: 'nine letters',
      expected: { displayName: 'maya', phoneNumber: null },
    };
    expect(await update(identityServiceThat(true), change)).toEqual(E.left(refused));
    expect(stored(server)).toEqual(before);
    expect(await update(server.deps, change)).toMatchObject({ _tag: 'Right' });
  });

  it('does not overwrite a change that follows its own', async () => {
    const { server, update, identityServiceThat } = await createServer();
    const follow = () => update(server.deps, { displayName: 'Maja', expected: { displayName: 'May' } });
    const change = { displayName: 'May', expected: { displayName: 'maya' } };
    expect(await update(identityServiceThat(true, follow), change)).toEqual(E.left(asPartialFailure(refused)));
    expect(stored(server)[0]).toMatchObject({ name: 'Maja' });
    const other = await createServer();
    await other.update(
      other.identityServiceThat(false, () =>
        other.update(other.server.deps, { phoneNumber: '777', displayName: 'Maja', expected: { displayName: 'May' } }),
      ),
      change,
    );
    expect(stored(other.server)[0]).toMatchObject({ name: 'Maja', phoneNumber: '777' });
  });

  it('answers the refusal if the profile cannot be restored', async () => {
    const { server, update, identityServiceThat } = await createServer();
    let calls = 0;
    const deps = identityServiceThat(true);
    const users: ServerDeps['users'] = {
      ...deps.users,
      updateAccess: (...change) => ((calls += 1) === 1 ? deps.users.updateAccess(...change) : TE.left(unavailable(null, 'away'))),
    };
    expect(await update({ ...deps, users }, { displayName: 'May', expected: { displayName: 'maya' } })).toEqual(
      E.left(asPartialFailure(refused)),
    );
    expect(stored(server)[0]).toMatchObject({ name: 'May' });
  });
});
