import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import { adminMay, withRole } from '#domain/users/access/access-policy';
import type { Caller } from '#domain/users/auth-admin';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';
import type { HandlerResult } from '../http/endpoint';
import type { ServerDeps } from '../server-deps';

/**
 * Makes somebody an admin, or no admin any more. Marker, profile and the number of admins are decided in one step; the claim
 * follows, and a retry after an interruption sets it.
 */
export const setUserRole =
  (world: ServerDeps, uid: UserId, role: Role, by: Caller): Answer<HandlerResult> =>
  async () => {
    const found = await world.auth.getUser(uid)();
    if (E.isLeft(found)) return found;
    if (O.isNone(found.right)) return E.left(notFound('user'));
    const decided = await world.users.updateAccess(by.uid, uid, adminMay(by.uid, uid, withRole(role)))();
    if (E.isLeft(decided)) return decided;
    const claimed = await world.auth.setRole(uid, role)();
    if (E.isLeft(claimed)) return claimed;
    const { before, after } = decided.right;
    return E.right({ message: `The role is now ${role}.`, userId: uid, before: { role: before?.role ?? null }, after: { role: after.role } });
  };
