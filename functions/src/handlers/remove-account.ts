import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../../src/domain/answer';
import type { UserId } from '../../../src/domain/user/user-id';
import type { World } from '../world';

export type Removing = Pick<World, 'identities' | 'members' | 'avatars' | 'limits'>;

/**
 * Removes everything of an account that is on its way out. Each step does no harm when done again, and the marker goes last:
 * as long as it is there, nobody gets in and whoever comes by can finish this.
 */
export const removeAccount = ({ identities, members, avatars, limits }: Removing, uid: UserId): Answer<void> =>
  pipe(
    avatars.remove(uid),
    TE.flatMap(() => members.clear(uid)),
    TE.flatMap(() => identities.close(uid)),
    TE.flatMap(() => limits.forget(uid)),
    TE.flatMap(() => members.forget(uid)),
  );
