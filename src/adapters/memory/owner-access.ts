import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, map, of, switchMap } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { forbidden, unauthenticated, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { liveQuery } from './live-query';
import type { MemoryBackendDeps } from './memory-backend-deps';
import type { MemoryState, StoredAccount } from './storage/state';

/** Returns the account of the browser's session; `unauthenticated` when the session has ended or the account is disabled. */
export const findSessionAccount = (browser: string, state: MemoryState): E.Either<Failure, StoredAccount> => {
  const token = state.sessions.get(browser);
  const account = token === undefined ? undefined : state.accounts.get(token.uid);
  if (token === undefined || account === undefined || account.disabled || account.validSince > token.authTime)
    return E.left(unauthenticated);
  return E.right(account);
};

/** Returns why the signed-in user has no access. */
export type OwnerCheck = (state: MemoryState) => E.Either<Failure, unknown>;

export const isSameCheckResult = (one: E.Either<Failure, unknown>, other: E.Either<Failure, unknown>): boolean =>
  E.isLeft(one) ? E.isLeft(other) && one.left._tag === other.left._tag : E.isRight(other);

/** Returns the access of the signed-in user to data of its own. @param what names the data in the failure. */
export const ownerAccess = ({ storage, browserId }: Pick<MemoryBackendDeps, 'storage' | 'browserId'>, what: string) => ({
  checkOwner:
    (uid: UserId): OwnerCheck =>
    (state) =>
      pipe(
        findSessionAccount(browserId, state),
        E.filterOrElse(
          (account) => account.uid === uid,
          () => forbidden(what),
        ),
      ),
  /** Runs an answer if the check passes. */
  answerIf: <A>(check: OwnerCheck, answer: Answer<A>): Answer<A> => pipe(storage.read, TE.flatMapEither(check), TE.flatMap(() => answer)),
  /** Reads again after every change of rows, while the check passes. */
  watchIf: <A>(check: OwnerCheck, answer: Answer<A>): Watch<A> =>
    storage.state.pipe(
      map(check),
      distinctUntilChanged(isSameCheckResult),
      switchMap((checked) => (E.isLeft(checked) ? of(checked) : liveQuery(storage.items, answer))),
    ),
});
