import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import { adminAccessPolicy, withSessionsEnded } from '#domain/users/access/access-policy';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import { thenRefreshDirectory } from '#application/server/refresh-directory';
import type { ServerDeps, ServerResult } from '#application/server/server-deps';

/**
 * Ends all sessions of another user. The access record comes first and takes effect immediately; a repeated call ends later sessions too.
 */
export const endUserSessions =
  (deps: Pick<ServerDeps, 'auth' | 'users' | 'directory' | 'clock'>, uid: UserId, caller: Caller): Answer<ServerResult> =>
  async () => {
    const found = await deps.auth.getUser(uid)();
    if (E.isLeft(found)) return found;
    if (O.isNone(found.right)) return E.left(notFound('user'));
    const { name, sessionsSince } = found.right.value;
    const now = deps.clock.now();
    return pipe(
      deps.users.updateAccess(caller.uid, uid, adminAccessPolicy(caller.uid, uid, withSessionsEnded(now))),
      TE.flatMap(({ after }) =>
        pipe(
          deps.auth.endSessions(uid),
          TE.map((): ServerResult => ({
            message: `${name === null ? 'All sessions' : `All sessions of ${name}`} have ended.`,
            target: { kind: 'user', id: uid, name },
            before: { sessionsSince },
            after: { sessionsSince: after.since },
          })),
        ),
      ),
      thenRefreshDirectory(deps, uid),
    )();
  };
