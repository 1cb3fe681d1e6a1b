import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { firstValueFrom } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { isNetworkError, unauthenticated, type Failure } from '#domain/shared/failure';
import type { AccessRecord } from '#domain/users/access/access-repository';
import { isShutOut } from '#domain/users/access/ended-session';
import type { UserId } from '#domain/users/user-id';
import type { CurrentIdentity } from './lists/owner-only';

type EndedSessionDeps = {
  readonly identity: CurrentIdentity;
  /** Reads a user's own access record from the server. The rules allow it after the end of a session, too. */
  readonly readAccess: (uid: UserId) => Answer<AccessRecord | null>;
};

/**
 * Returns the function that applies commands, with `unauthenticated` instead of `forbidden` if the session has ended, or the account is
 * disabled: with a valid token, the rules refuse both in the same way as a change that is not allowed, and the command may be allowed.
 * Fails as the read of the access record does if nothing answers.
 */
export const orEndedSession = ({ identity, readAccess }: EndedSessionDeps) =>
  <Command extends { readonly uid: UserId }>(apply: (command: Command) => Answer<void>) =>
  (command: Command): Answer<void> => {
    const reasonOf = (failure: Failure): Answer<void> => async () => {
      const signedIn = await firstValueFrom(identity);
      if (E.isLeft(signedIn)) return E.left(failure);
      if (signedIn.right === null) return E.left(unauthenticated);
      if (signedIn.right.uid !== command.uid) return E.left(failure);
      const access = await readAccess(command.uid)();
      if (E.isLeft(access)) return E.left(isNetworkError(access.left) ? access.left : failure);
      return E.left(isShutOut(signedIn.right, access.right) ? unauthenticated : failure);
    };
    return pipe(apply(command), TE.orElse((failure) => (failure._tag === 'forbidden' ? reasonOf(failure) : TE.left(failure))));
  };
