import * as E from 'fp-ts/Either';
import type { AuditTarget } from '#domain/audit/audit-target';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import { checkOwnerOrAdmin } from './check-owner';
import type { ListServerDeps } from './list-server-deps';

/** Number of titles by list id. */
type CountsResult = { readonly response: Readonly<Record<string, number>>; readonly target: AuditTarget };

/** Lists that are counted at the same time. */
const PARALLEL = 25;

/**
 * Counts the titles of a member's lists that are not deleted, from the items. For the member, and for admins. Fails with `not-found` for a
 * user without lists.
 */
export const countItemsInLists =
  (deps: Pick<ListServerDeps, 'lists' | 'users'>, userID: UserId, caller: Caller): Answer<CountsResult> =>
  async () => {
    const allowed = await checkOwnerOrAdmin(deps, caller, userID, 'lists of another member')();
    if (E.isLeft(allowed)) return allowed;
    const found = await deps.lists.findActive(userID)();
    if (E.isLeft(found)) return found;
    if (found.right.length === 0) return E.left(notFound('user'));
    const counts: Record<string, number> = {};
    for (let start = 0; start < found.right.length; start += PARALLEL) {
      const part = found.right.slice(start, start + PARALLEL);
      const counted = await Promise.all(part.map(async ({ listID }) => [listID, await deps.lists.countItems(listID)()] as const));
      for (const [listID, count] of counted) {
        if (E.isLeft(count)) return count;
        counts[listID] = count.right;
      }
    }
    return E.right({ response: counts, target: { kind: 'user', id: userID, name: null } });
  };
