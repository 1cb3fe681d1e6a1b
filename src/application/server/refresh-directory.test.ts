import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { addTestUser, createTestServer, testCaller } from '#adapters/memory/server/test-server.fixture';
import type { Answer } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { changeUsers } from './admin/change-users';
import { endUserSessions } from './admin/end-user-sessions';
import { createUser } from './create-user';
import { deleteMyAccount, deleteUser } from './delete-user';
import { initializeUser } from './initialize-user';
import type { ServerDeps } from './server-deps';
import { setUserRole } from './set-user-role';
import { updateUser } from './update-user';

const ada = testCaller('ada', 'admin');
const maya = testCaller('maya');

/**
 * Runs a use case on a server with the admin ada and the member maya.
 * @param refresh outcome of each refresh.
 * @returns its result, and the state of the data at each refresh.
 */
const runWith = async (run: (deps: ServerDeps) => Answer<unknown>, refresh: Answer<void> = TE.right(undefined)) => {
  const server = createTestServer();
  await addTestUser(server, 'ada', 'admin');
  await addTestUser(server, 'maya');
  const refreshed: (readonly [uid: string, documents: unknown])[] = [];
  const documentsOf = (uid: string) => [...server.documents()].filter(([path]) => path.endsWith(`/${uid}`));
  const directory: ServerDeps['directory'] = {
    refresh: (uid) => () => {
      refreshed.push([uid, documentsOf(uid)]);
      return refresh();
    },
  };
  const result = await run({ ...server.deps, directory })();
  return { result, refreshed, documentsOf };
};

const nell = { email: 'nell@marquee.example', password: 'nine letters', displayName: 'Nell' };

const changes: ReadonlyArray<readonly [name: string, uid: string, run: (deps: ServerDeps) => Answer<unknown>]> = [
  ['initializeUser', 'maya', (deps) => initializeUser(deps, maya.uid, null)],
  ['createUser', 'admin-one', (deps) => createUser(deps, nell)],
  ['updateUser', 'maya', (deps) => updateUser(deps, { uid: maya.uid, displayName: 'May' }, ada)],
  ['updateUser (disabled)', 'maya', (deps) => updateUser(deps, { uid: maya.uid, disabled: true }, ada)],
  ['setUserRole', 'maya', (deps) => setUserRole(deps, maya.uid, 'admin', ada)],
  ['endUserSessions', 'maya', (deps) => endUserSessions(deps, maya.uid, ada)],
  ['changeUsers', 'maya', (deps) => changeUsers(deps, [maya.uid], 'disable', ada)],
];

describe('the directory', () => {
  it.each(changes)('is written after %s, when all changes are stored', async (_, uid, run) => {
    const { result, refreshed, documentsOf } = await runWith(run);
    expect(E.isRight(result)).toBe(true);
    expect(refreshed.at(-1)).toEqual([uid, documentsOf(uid)]);
  });

  it.each([
    ['deleteUser', (deps: ServerDeps) => deleteUser(deps, maya.uid, ada)],
    ['deleteMyAccount', (deps: ServerDeps) => deleteMyAccount(deps, maya)],
  ])('is written by %s after the data, and before the access record is gone, so that an interrupted deletion writes it', async (_, run) => {
    const { refreshed } = await runWith(run);
    expect(refreshed).toEqual([['maya', [['access/maya', expect.objectContaining({ deleting: true })]]]]);
    expect((await runWith(run, TE.left(unavailable(null, 'down')))).result).toMatchObject(E.left({ _tag: 'unavailable' }));
  });

  it.each(changes)('that cannot be written does not fail %s', async (_, __, run) => {
    expect(E.isRight((await runWith(run, TE.left(unavailable(null, 'down')))).result)).toBe(true);
  });

  it('is not written after a refused change', async () => {
    expect((await runWith((deps) => setUserRole(deps, aUserId('ghost'), 'admin', ada))).refreshed).toEqual([]);
  });
});
