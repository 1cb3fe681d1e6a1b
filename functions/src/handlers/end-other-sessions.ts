import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { selfMay, withSessionsEnded } from '#domain/users/access/access-policy';
import type { Caller } from '#domain/users/auth-admin';
import type { HandlerResult } from '../http/endpoint';
import type { ServerDeps } from '../server-deps';

/**
 * Ends all sessions of the member that began before this second, by the marker first, which holds at once and by itself: should
 * the rest be interrupted, the old sessions are out all the same.
 */
export const endOtherSessions = (world: ServerDeps, by: Caller): Answer<HandlerResult> =>
  pipe(
    world.users.updateAccess(by.uid, by.uid, selfMay(withSessionsEnded(world.clock.now()))),
    TE.flatMap(() => world.auth.endSessions(by.uid)),
    TE.map((): HandlerResult => ({ message: 'Your other sessions have ended.' })),
  );
