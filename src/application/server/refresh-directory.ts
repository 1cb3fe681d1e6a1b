import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from './server-deps';

/**
 * Writes the directory entry of a changed user, so that the admin's next read has the change, and passes the result on. A failure is
 * ignored: the change is stored, and a trigger writes the entry again.
 */
export const thenRefreshDirectory =
  ({ directory }: Pick<ServerDeps, 'directory'>, uid: UserId) =>
  <A>(change: Answer<A>): Answer<A> =>
    pipe(
      change,
      TE.tap(() => pipe(directory.refresh(uid), TE.orElse((): Answer<void> => TE.right(undefined)))),
    );
