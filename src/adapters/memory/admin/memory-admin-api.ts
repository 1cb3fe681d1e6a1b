import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { toAuditValues, type AuditValues } from '#domain/audit/audit';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated } from '#domain/shared/failure';
import type { AdminApi } from '#domain/users/admin-api';
import type { Caller } from '#domain/users/auth-admin';
import { changeFeedback } from '#application/server/admin/change-feedback';
import { changeUsers } from '#application/server/admin/change-users';
import { endUserSessions } from '#application/server/admin/end-user-sessions';
import { refreshGenreImages, type GenreImageDeps } from '#application/server/admin/refresh-genre-images';
import { removeLists } from '#application/server/admin/remove-lists';
import type { BulkResult } from '#application/server/admin/run-for-each';
import { authenticate } from '#application/server/authenticate';
import { createUser } from '#application/server/create-user';
import { deleteUser } from '#application/server/delete-user';
import type { ServerDeps, ServerResult } from '#application/server/server-deps';
import { unshareList } from '#application/server/lists/share-list';
import { setUserRole } from '#application/server/set-user-role';
import { updateUser } from '#application/server/update-user';
import { withAudit } from '#application/server/with-audit';
import { randomHex } from '#adapters/memory/auth/password-hash';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memoryServerDeps } from '#adapters/memory/server/memory-server';
import { memoryListAdmin } from '#adapters/memory/server/memory-list-admin';
import { memoryListServerDeps } from '#adapters/memory/server/memory-list-server-deps';
import { forgetUnmatched } from '#adapters/memory/unmatched/memory-unmatched-entries';
import { inTransaction } from '#adapters/memory/storage/transaction';
import { memoryAuditWriter } from './memory-audit-writer';
import { memoryFeedbackAdmin } from './memory-feedback-admin';

const REQUEST_ID_BYTES = 16;

/** A browser makes no pictures of genres, whatever its catalogue is: only its own user would see them. */
const withoutPictures: GenreImageDeps = {
  source: null,
  files: { store: () => TE.right('') },
  images: { get: TE.right({ content: [] }), add: () => TE.right(undefined) },
};

/**
 * Runs an admin's call as the server does: checked, recorded before and after.
 * @param record writes the audit entry. The call gets the caller.
 */
export const runAsAdmin =
  (deps: MemoryBackendDeps, record: typeof withAudit = withAudit) =>
  <A extends ServerResult>(action: string, input: AuditValues, run: (caller: Caller) => Answer<A>): Answer<A> =>
    pipe(
      authenticate(memoryServerDeps(deps), 'admin', deps.browserId),
      TE.flatMap((caller) => {
        if (caller === null) return TE.left(unauthenticated);
        const audit = { audit: memoryAuditWriter(deps.storage), clock: deps.clock };
        return record(audit, { requestId: randomHex(REQUEST_ID_BYTES), by: caller.uid, action, input }, run(caller), () => undefined);
      }),
    );

const messageOf = (answer: Answer<ServerResult>): Answer<string> =>
  pipe(
    answer,
    TE.map((result) => ('message' in result ? result.message : '')),
  );
const outcomesOf = (answer: Answer<BulkResult>) =>
  pipe(
    answer,
    TE.map(({ response }) => response),
  );

/** Admin API that runs the server use cases in the browser. All writes of a call about users are stored, or none when it fails. */
export const memoryAdminApi = (deps: MemoryBackendDeps): AdminApi => {
  const run = runAsAdmin(deps);
  const inServer = <A>(useCase: (server: ServerDeps) => Answer<A>): Answer<A> =>
    inTransaction(deps.storage, (storage) => useCase(memoryServerDeps({ ...deps, storage })));
  return {
    createUser: (account) => messageOf(run('createUser', toAuditValues(account), () => inServer((server) => createUser(server, account)))),
    updateUser: (uid, changes, expected) =>
      messageOf(
        run('updateUserData', toAuditValues({ uid, ...changes }), (caller) =>
          inServer((server) => updateUser(server, { ...changes, uid, expected }, caller)),
        ),
      ),
    deleteUser: (uid) => pipe(
      messageOf(run('deleteUser', { uid }, (caller) => inServer((server) => deleteUser(server, uid, caller)))),
      TE.tap(() => forgetUnmatched(deps)),
    ),
    setUserRole: (uid, role) =>
      messageOf(
        run('setUserRole', { userRole: role, userIDToGiveRole: uid }, (caller) =>
          inServer((server) => setUserRole(server, uid, role, caller)),
        ),
      ),
    endSessions: (uid) =>
      messageOf(run('endUserSessions', { uid }, (caller) => inServer((server) => endUserSessions(server, uid, caller)))),
    changeUsers: (uids, action) =>
      pipe(
        outcomesOf(
          run('changeUsers', toAuditValues({ uids, action }), (caller) => inServer((server) => changeUsers(server, uids, action, caller))),
        ),
        TE.tap(() => forgetUnmatched(deps)),
      ),
    removeLists: (listIDs) =>
      outcomesOf(
        run('removeLists', toAuditValues({ listIDs }), () =>
          removeLists({ lists: memoryListAdmin(deps.storage), clock: deps.clock }, listIDs),
        ),
      ),
    refreshGenreImages: (genres) =>
      outcomesOf(
        run('refreshGenreImages', toAuditValues({ genres }), () =>
          refreshGenreImages({ genreImages: withoutPictures, clock: deps.clock }, { cursor: null, genres }),
        ),
      ),
    unshareList: (listID) => messageOf(run('unshareList', { listID }, (caller) => unshareList(memoryListServerDeps(deps), listID, caller))),
    changeFeedback: (ids, action) =>
      outcomesOf(
        run('changeFeedback', toAuditValues({ ids, action }), () =>
          changeFeedback({ feedbackInbox: memoryFeedbackAdmin(deps.storage) }, ids, action),
        ),
      ),
  };
};
