import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { withAccess } from '#adapters/memory/server/memory-documents.fixture';
import { NOON } from '#adapters/memory/server/test-server.fixture';
import { unavailable } from '#domain/shared/failure';
import { endpoints } from '../endpoints';
import { createHandlerWithUsers, testRequest } from '../request-handler.fixture';
import { createRequestHandler } from '../request-handler';

const deletion = (token: string) => testRequest('deleteUser', 'DELETE', { token, body: { data: { uid: 'ada' } } });

describe('refused admin calls', () => {
  it('of members are counted, but not those of admins, of visitors and of members about their own data', async () => {
    const { answer, refusedAt, maya, ada } = await createHandlerWithUsers();
    expect(await answer(deletion(maya))).toMatchObject({ status: 403 });
    expect(refusedAt).toEqual([NOON]);
    expect(await answer(deletion(ada))).toMatchObject({ status: 403 });
    expect(await answer(deletion('not-a-token'))).toMatchObject({ status: 401 });
    expect(await answer(testRequest('countItemsInLists', 'GET', { token: maya, query: 'userID=ada' }))).toMatchObject({ status: 403 });
    expect(refusedAt).toHaveLength(1);
  });

  it('are refused in the same way when the count cannot be stored', async () => {
    const { deps, maya } = await createHandlerWithUsers();
    const answer = createRequestHandler({
      endpoints,
      deps: { ...deps, refusedCalls: { add: () => TE.left(unavailable(null, 'down')) } },
      origins: [],
      log: () => undefined,
    });
    expect(await answer(deletion(maya))).toMatchObject({ status: 403 });
  });

  it('of a flood are counted as often as an instance may write, and limited for their caller alone', async () => {
    const { answer, refusedAt, clock, maya, ada } = await createHandlerWithUsers();
    const statuses: number[] = [];
    for (let call = 0; call < 200; call += 1) statuses.push((await answer(deletion(maya))).status);
    expect(statuses).toEqual([...Array<number>(120).fill(403), ...Array<number>(80).fill(429)]);
    expect(await answer(testRequest('getItemsFromContentIds', 'POST', { token: maya, body: { data: {} } }))).toMatchObject({ status: 200 });
    expect(await answer(testRequest('countItemsInLists', 'GET', { token: ada }))).toMatchObject({ status: 200 });
    expect(refusedAt).toHaveLength(120);
    clock.time += 10_000;
    expect(await answer(deletion(maya))).toMatchObject({ status: 403 });
    expect(refusedAt).toHaveLength(121);
  });

  it('of a disabled member are limited', async () => {
    const { answer, change, maya } = await createHandlerWithUsers();
    change(withAccess('maya', { disabled: true, role: 'user' }));
    const statuses: number[] = [];
    for (let call = 0; call < 130; call += 1)
      statuses.push((await answer(testRequest('countItemsInLists', 'GET', { token: maya }))).status);
    expect(statuses).toEqual([...Array<number>(120).fill(403), ...Array<number>(10).fill(429)]);
  });
});
