import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from './server-deps';

export type DeleteAccountDeps = Pick<ServerDeps, 'auth' | 'users' | 'directory' | 'avatars' | 'rateLimiter'>;

/**
 * Deletes all data of an account. Each step is idempotent. The access record goes last: it blocks access until then, and any caller
 * can finish an interrupted deletion.
 */
export const deleteAccount = ({ auth, users, directory, avatars, rateLimiter }: DeleteAccountDeps, uid: UserId): Answer<void> =>
  pipe(
    avatars.remove(uid),
    TE.flatMap(() => users.deleteData(uid)),
    TE.flatMap(() => auth.deleteUser(uid)),
    TE.flatMap(() => directory.refresh(uid)),
    TE.flatMap(() => rateLimiter.release(uid)),
    TE.flatMap(() => users.deleteAccess(uid)),
  );
