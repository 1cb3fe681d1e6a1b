import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { selfAccessPolicy, withSessionsEnded } from '#domain/users/access/access-policy';
import type { Caller } from '#domain/users/auth-admin';
import type { ServerDeps, ServerResult } from './server-deps';

/**
 * Ends all sessions of the user that began before this second. The access record comes first and takes effect immediately: an
 * interruption after it leaves no old session active.
 */
export const endOtherSessions = (deps: ServerDeps, caller: Caller): Answer<ServerResult> =>
  pipe(
    deps.users.updateAccess(caller.uid, caller.uid, selfAccessPolicy(withSessionsEnded(deps.clock.now()))),
    TE.flatMap(() => deps.auth.endSessions(caller.uid)),
    TE.map((): ServerResult => ({ message: 'Your other sessions have ended.' })),
  );
