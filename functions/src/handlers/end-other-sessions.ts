import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../../src/domain/answer';
import { byOneself, endedAt } from '../../../src/domain/user/authority';
import type { Bearer } from '../../../src/domain/user/identities';
import type { Reply } from '../endpoint';
import type { World } from '../world';

/**
 * Ends all sessions of the member that began before this second, by the marker first, which holds at once and by itself: should
 * the rest be interrupted, the old sessions are out all the same.
 */
export const endOtherSessions = (world: World, by: Bearer): Answer<Reply> =>
  pipe(
    world.members.decide(by.uid, by.uid, byOneself(endedAt(world.clock.now()))),
    TE.flatMap(() => world.identities.endSessions(by.uid)),
    TE.map((): Reply => ({ message: 'Your other sessions have ended.' })),
  );
