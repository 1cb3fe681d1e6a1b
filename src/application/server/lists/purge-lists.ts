import * as E from 'fp-ts/Either';
import type { ListAdminRepository, OwnedList } from '#domain/lists/server/list-admin-repository';
import type { Answer } from '#domain/shared/answer';

const LISTS_PER_READ = 20;

/**
 * Deletes an expired list in parts. The list's document goes last, so that the next call finds what is left of the list.
 * @param hasTime returns whether another part may begin. @returns whether all of the list is gone.
 */
export const purgeList =
  (lists: Pick<ListAdminRepository, 'purgeItems' | 'deleteList'>, list: OwnedList, hasTime: () => boolean): Answer<boolean> =>
  async () => {
    while (hasTime()) {
      const isLeft = await lists.purgeItems(list)();
      if (E.isLeft(isLeft)) return isLeft;
      if (isLeft.right) continue;
      return E.map(() => true)(await lists.deleteList(list.listID)());
    }
    return E.right(false);
  };

/**
 * Deletes the lists that were deleted over 30 days ago, in parts. @param now ms since 1970. @param hasTime returns whether another part
 * may begin. @returns whether all of them are gone.
 */
export const purgeExpiredLists =
  (lists: Pick<ListAdminRepository, 'findExpired' | 'purgeItems' | 'deleteList'>, now: number, hasTime: () => boolean): Answer<boolean> =>
  async () => {
    for (;;) {
      const expired = await lists.findExpired(now, LISTS_PER_READ)();
      if (E.isLeft(expired)) return expired;
      for (const list of expired.right) {
        const purged = await purgeList(lists, list, hasTime)();
        if (E.isLeft(purged) || !purged.right) return purged;
      }
      if (expired.right.length < LISTS_PER_READ) return E.right(true);
    }
  };
