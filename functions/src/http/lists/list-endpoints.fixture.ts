import { expectRight } from '#domain/shared/expect-answer.contract';
import { newAddition, newCreation } from '#domain/lists/list.fixture';
import type { ListChange } from '#domain/lists/list-command';
import { aUserId } from '#domain/users/user.fixture';
import { NOON } from '#adapters/memory/server/test-server.fixture';
import { createHandlerWithUsers, testRequest } from '../request-handler.fixture';

export type CallOptions = { readonly body?: unknown; readonly query?: string; readonly token?: string | undefined };
export type CallResult = { readonly status: number; readonly message?: string; readonly response?: unknown; readonly cursor?: string };

/** Creates a handler with the admin ada, and maya, whose list `noir` contains `movie-1` and `movie-2`, and whose watchlist `movie-1`. */
export const createHandlerWithLists = async () => {
  const server = await createHandlerWithUsers();
  const { lists } = server.deps;
  const uid = aUserId('maya');
  const apply = async (...changes: ReadonlyArray<ListChange>): Promise<void> => {
    for (const change of changes) await expectRight(lists.apply({ commandId: 'setup', uid, createdAt: NOON, change }, NOON));
  };
  await apply(newCreation('noir', 'Noir November'), newAddition('noir', 1, 2), newAddition('maya-watchlist', 1));
  /** Calls as maya, or with another token. */
  const call = async (name: string, method: string, { token = server.maya, ...options }: CallOptions = {}): Promise<CallResult> => {
    const { status, body } = await server.answer(testRequest(name, method, { token, ...options }));
    return { status, ...(body as Omit<CallResult, 'status'>) };
  };
  return {
    ...server,
    lists,
    uid,
    apply,
    call,
    add: (data: object, token?: string) => call('addItemToList', 'POST', { body: { data }, token }),
    remove: (listID: string, itemKey: string, token?: string) =>
      call('removeItemFromList', 'DELETE', { body: { data: { listID, itemKey } }, token }),
    deleteList: (listID: string, token?: string) => call('deleteList', 'DELETE', { body: { data: { listID } }, token }),
    items: (listID: string): Promise<number> => expectRight(lists.countItems(listID)),
  };
};

/** Matches a message that names the field. */
export const namesField = (field: string): string => `The field ${field} `;
