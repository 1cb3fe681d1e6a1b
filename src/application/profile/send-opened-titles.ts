import * as E from 'fp-ts/Either';
import { firstValueFrom, from, switchMap } from 'rxjs';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { Log } from '#application/ports/log';
import type { TabLock } from '#application/ports/tab-lock';
import type { Answer } from '#domain/shared/answer';
import { isNetworkError, timedOut, type Failure } from '#domain/shared/failure';
import { withTimeout } from '#domain/shared/with-timeout';
import type { UserId } from '#domain/users/user-id';
import type { UserRepository } from '#domain/users/user-repository';
import { editOpenedTitles, endOpenedTitlesBatch, readOpenedTitles } from './opened-titles';
import { memberDataKey } from './member-data-keys';

export type SendOpenedTitlesDeps = {
  readonly users: Pick<UserRepository, 'recordRecent'>;
  readonly storage: BrowserStorage;
  readonly lock: TabLock;
  readonly log: Log;
};

/** Failures that repeating the batch would not change. */
const FINAL_FAILURES = new Set<Failure['_tag']>(['forbidden', 'invalid', 'invalid-data']);

/**
 * Writes the titles that wait in this browser to the member's profile, as one batch. One tab at a time sends. A batch that does not
 * arrive keeps waiting; a refused one is logged and dropped, because it would be refused again.
 */
export const sendOpenedTitles =
  ({ users, storage, lock, log }: SendOpenedTitlesDeps) =>
  (uid: UserId): Answer<void> => {
    const key = memberDataKey('opened', uid);
    const send = async (): Promise<E.Either<Failure, void>> => {
      const batch = readOpenedTitles(storage, uid).unsent;
      if (batch.length === 0) return E.right(undefined);
      const answer = await users.recordRecent(uid, batch)();
      const isSent = E.isRight(answer);
      if (!isSent && !isNetworkError(answer.left)) log.failure('recent-titles.send', answer.left);
      // A sign-out may have deleted the titles meanwhile.
      if (storage.local.get(key) !== null && (isSent || FINAL_FAILURES.has(answer.left._tag)))
        editOpenedTitles(storage, uid, endOpenedTitlesBatch(batch, isSent));
      return E.map(() => undefined)(answer);
    };
    return () =>
      readOpenedTitles(storage, uid).unsent.length === 0
        ? Promise.resolve(E.right(undefined))
        : firstValueFrom(lock.hold(key).pipe(switchMap(() => from(send()))));
  };

/** Time that a sign-out gives the last batch, in ms. */
const LAST_BATCH_MS = 2000;

/** Limits the time of a last batch; titles that are not written by then are dropped with the session. */
export const withLastBatchTimeout =
  (send: Answer<void>): Answer<void> =>
  () => withTimeout(LAST_BATCH_MS, send).catch(() => E.left(timedOut));
