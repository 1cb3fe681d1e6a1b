import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from '../server-deps';

export type DeletedAccount = Pick<ServerDeps, 'auth' | 'users' | 'avatars' | 'rateLimiter'>;

/**
 * Removes everything of an account that is on its way out. Each step does no harm when done again, and the marker goes last:
 * as long as it is there, nobody gets in and whoever comes by can finish this.
 */
export const deleteAccount = ({ auth, users, avatars, rateLimiter }: DeletedAccount, uid: UserId): Answer<void> =>
  pipe(
    avatars.remove(uid),
    TE.flatMap(() => users.deleteData(uid)),
    TE.flatMap(() => auth.deleteUser(uid)),
    TE.flatMap(() => rateLimiter.release(uid)),
    TE.flatMap(() => users.deleteAccess(uid)),
  );
