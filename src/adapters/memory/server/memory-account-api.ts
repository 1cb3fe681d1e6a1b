import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AccountApi } from '#domain/users/account-api';
import { deleteMyAccount } from '#application/server/delete-user';
import { endOtherSessions } from '#application/server/end-other-sessions';
import { initializeUser } from '#application/server/initialize-user';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { forgetUnmatched } from '#adapters/memory/unmatched/memory-unmatched-entries';
import { runAsCaller } from './memory-server';

/** Account API that runs the server use cases in the browser. */
export const memoryAccountApi = (deps: MemoryBackendDeps): AccountApi => {
  const run = runAsCaller(deps);
  return {
    initializeUser: (name) => run('member', (server, { uid }) => initializeUser(server, uid, name)),
    endOtherSessions: run('member', endOtherSessions),
    keepPasskeys: null,
    deleteMyAccount: pipe(run('self-recent', deleteMyAccount), TE.tap(() => forgetUnmatched(deps))),
  };
};
