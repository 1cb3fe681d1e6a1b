import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../../src/domain/answer';
import { selfMay, withSessionsEnded } from '../../../src/domain/user/authority';
import type { Caller } from '../../../src/domain/user/identities';
import type { HandlerResult } from '../endpoint';
import type { ServerDeps } from '../world';

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
