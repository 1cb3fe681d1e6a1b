import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import { adminAccessPolicy, withRole } from '#domain/users/access/access-policy';
import type { Caller } from '#domain/users/auth-admin';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';
import { thenRefreshDirectory } from './refresh-directory';
import type { ServerDeps, ServerResult } from './server-deps';

/**
 * Sets a user's role. One transaction updates access record, profile and number of admins; the claim follows, and a retry after an
 * interruption sets it.
 */
export const setUserRole =
  (deps: ServerDeps, uid: UserId, role: Role, caller: Caller): Answer<ServerResult> =>
  thenRefreshDirectory(deps, uid)<ServerResult>(async () => {
    const found = await deps.auth.getUser(uid)();
    if (E.isLeft(found)) return found;
    if (O.isNone(found.right)) return E.left(notFound('user'));
    const updated = await deps.users.updateAccess(caller.uid, uid, adminAccessPolicy(caller.uid, uid, withRole(role)))();
    if (E.isLeft(updated)) return updated;
    const claimed = await deps.auth.setRole(uid, role)();
    if (E.isLeft(claimed)) return claimed;
    const { before, after } = updated.right;
    return E.right({
      message: `The role is now ${role}.`,
      target: { kind: 'user', id: uid, name: found.right.value.name },
      before: { role: before?.role ?? null },
      after: { role: after.role },
    });
  });
