import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '../../../src/domain/answer';
import { notFound } from '../../../src/domain/failure';
import { byAdmin, withRole } from '../../../src/domain/user/authority';
import type { Bearer } from '../../../src/domain/user/identities';
import type { Role } from '../../../src/domain/user/role';
import type { UserId } from '../../../src/domain/user/user-id';
import type { Reply } from '../endpoint';
import type { World } from '../world';

/**
 * Makes somebody an admin, or no admin any more. Marker, profile and the number of admins are decided in one step; the claim
 * follows, and a retry after an interruption sets it.
 */
export const setUserRole =
  (world: World, uid: UserId, role: Role, by: Bearer): Answer<Reply> =>
  async () => {
    const found = await world.identities.find(uid)();
    if (E.isLeft(found)) return found;
    if (O.isNone(found.right)) return E.left(notFound('user'));
    const decided = await world.members.decide(by.uid, uid, byAdmin(by.uid, uid, withRole(role)))();
    if (E.isLeft(decided)) return decided;
    const claimed = await world.identities.setRole(uid, role)();
    if (E.isLeft(claimed)) return claimed;
    const { before, after } = decided.right;
    return E.right({ message: `The role is now ${role}.`, whom: uid, before: { role: before?.role ?? null }, after: { role: after.role } });
  };
