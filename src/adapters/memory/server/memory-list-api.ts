import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ListApi } from '#domain/lists/server/list-api';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import { authenticate } from '#application/server/authenticate';
import { countItemsInLists } from '#application/server/lists/count-items-in-lists';
import { deleteList } from '#application/server/lists/delete-list';
import { shareList, unshareList } from '#application/server/lists/share-list';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memoryJointListApi } from './memory-joint-list-api';
import { memoryListServerDeps } from './memory-list-server-deps';

/**
 * List API that runs the server use cases in the browser. Items are not part of a transaction of state, so each write is stored at once.
 */
export const memoryListApi = (deps: MemoryBackendDeps): ListApi => {
  const server = memoryListServerDeps(deps);
  const run = <A>(useCase: (caller: Caller) => Answer<A>): Answer<A> =>
    pipe(
      authenticate(server, 'owner-or-admin', deps.browserId),
      TE.flatMap((caller) => (caller === null ? TE.left(unauthenticated) : useCase(caller))),
    );
  return {
    countItemsInLists: (uid) => pipe(run((caller) => countItemsInLists(server, uid, caller)), TE.map(({ response }) => response)),
    deleteList: (listID) => async () => {
      for (;;) {
        const answer = await run((caller) => deleteList(server, listID, caller))();
        if (E.isLeft(answer)) return answer.left._tag === 'not-found' ? E.right(undefined) : answer;
        if (answer.right.cursor === undefined) return E.right(undefined);
      }
    },
    shareList: (listID, sharesNotes) =>
      pipe(run((caller) => shareList(server, listID, caller, sharesNotes)), TE.map(({ response }) => response.shareId)),
    ...memoryJointListApi(server, run),
    unshareList: (listID) =>
      pipe(
        run((caller) => unshareList(server, listID, caller)),
        TE.map(() => undefined),
        // A list that is gone has no link.
        TE.orElse((failure) => (failure._tag === 'not-found' ? TE.right(undefined) : TE.left(failure))),
      ),
  };
};
