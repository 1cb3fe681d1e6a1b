import * as E from 'fp-ts/Either';
import type { ListRepairRepository } from '#domain/lists/server/list-repair-repository';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { findListRepairs, readAllParts, type ListInconsistency } from './find-list-repairs';

export type RecountOptions = {
  /** The member whose lists are counted; null for all members. */
  readonly uid: UserId | null;
  /** Whether differences are repaired. */
  readonly isFixing: boolean;
  /** Receives each difference, before its repair. */
  readonly report: (uid: UserId, difference: ListInconsistency) => void;
};

export type RecountResult = { readonly members: number; readonly differences: number };

/**
 * Compares counts and title states with the items, member by member, and repairs the differences if asked to. Repeating is harmless. A
 * change made at the same time may be reported as a difference; its repair keeps the change.
 */
export const recountLists =
  (repository: ListRepairRepository, { uid, isFixing, report }: RecountOptions): Answer<RecountResult> =>
  async () => {
    const members = uid === null ? await readAllParts(repository.membersAfter)() : E.right([uid]);
    if (E.isLeft(members)) return members;
    let differences = 0;
    for (const member of members.right) {
      const repairs = await findListRepairs(repository, member)();
      if (E.isLeft(repairs)) return repairs;
      differences += repairs.right.length;
      for (const { difference, fix } of repairs.right) {
        report(member, difference);
        const fixed = isFixing ? await fix() : E.right(undefined);
        if (E.isLeft(fixed)) return fixed;
      }
    }
    return E.right({ members: members.right.length, differences });
  };
