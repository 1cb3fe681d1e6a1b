import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated } from '#domain/shared/failure';
import { selfAccessPolicy, withSessionsEnded, type AccessPolicy } from '#domain/users/access/access-policy';
import type { Caller } from '#domain/users/auth-admin';
import type { ServerDeps, ServerResult } from './server-deps';

/** A call may arrive when the deletion of its account has just ended: no access record is made again. */
const ofMember =
  (policy: AccessPolicy): AccessPolicy =>
  (context) => (context.target === null ? E.left(unauthenticated) : policy(context));

/**
 * Ends all sessions of the user that began before this second. The access record comes first and takes effect immediately: an
 * interruption after it leaves no old session active.
 */
export const endOtherSessions = (deps: ServerDeps, caller: Caller): Answer<ServerResult> =>
  pipe(
    deps.users.updateAccess(caller.uid, caller.uid, ofMember(selfAccessPolicy(withSessionsEnded(deps.clock.now())))),
    TE.flatMap(() => deps.auth.endSessions(caller.uid)),
    TE.map((): ServerResult => ({ message: 'Your other sessions have ended.' })),
  );
