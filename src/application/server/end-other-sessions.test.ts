import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { unauthenticated } from '#domain/shared/failure';
import { addTestUser, createTestServer } from '#adapters/memory/server/test-server.fixture';
import { deleteMyAccount } from './delete-user';
import { endOtherSessions } from './end-other-sessions';

it('endOtherSessions makes no access record for an account that has just been deleted', async () => {
  const server = createTestServer();
  const maya = await addTestUser(server, 'maya');
  expect(E.isRight(await deleteMyAccount(server.deps, maya)())).toBe(true);
  expect(await endOtherSessions(server.deps, maya)()).toEqual(E.left(unauthenticated));
  expect(server.pathsOf('maya')).toEqual([]);
});
