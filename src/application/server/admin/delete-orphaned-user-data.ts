import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { deleteAccount, type DeleteAccountDeps } from '#application/server/delete-account';

/** Reads users of whom the database has something. */
export interface StoredUsers {
  /** Returns at most `limit` uids with an access record or a profile in ascending order, behind `after`; null is the start. */
  readonly after: (after: UserId | null, limit: number) => Answer<ReadonlyArray<UserId>>;
  /** Returns those of at most 100 uids that have no account. */
  readonly withoutAccount: (uids: ReadonlyArray<UserId>) => Answer<ReadonlyArray<UserId>>;
}

type SweepOptions = {
  /** Deletes what is found; false only reports. */
  readonly isFixing: boolean;
  readonly report: (uid: UserId) => void;
};

/** Users of one step. */
const STEP = 100;

/**
 * Finds users whose account was deleted outside the app, as in the project's console, and deletes what they left: profile, lists, files and
 * access record. @returns the numbers of users that were looked at and found.
 */
export const deleteOrphanedUserData =
  (
    known: StoredUsers, deps: DeleteAccountDeps,
    { isFixing, report }: SweepOptions,
  ): Answer<{ readonly users: number; readonly found: number }> =>
  async () => {
    let [users, found] = [0, 0];
    for (let after: UserId | null = null; ; ) {
      const part = await known.after(after, STEP)();
      if (E.isLeft(part)) return part;
      const left = await known.withoutAccount(part.right)();
      if (E.isLeft(left)) return left;
      for (const uid of left.right) {
        report(uid);
        const deleted = isFixing ? await deleteAccount(deps, uid)() : E.right(undefined);
        if (E.isLeft(deleted)) return deleted;
      }
      users += part.right.length;
      found += left.right.length;
      const last = part.right.at(-1);
      if (last === undefined || part.right.length < STEP) return E.right({ users, found });
      after = last;
    }
  };
