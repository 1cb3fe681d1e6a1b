import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '../../src/domain/answer';
import { notAllowed, unauthenticated, type Failure } from '../../src/domain/failure';
import type { Bearer } from '../../src/domain/user/identities';
import { isActingAdmin, sessionGoesOn, type Standing } from '../../src/domain/user/standing';
import type { Who } from './endpoint';
import type { World } from './world';

/** How long ago the password may have been given for what cannot be undone. */
export const RECENT_MS = 5 * 60_000;

const shutOut = (who: Who, standing: Standing | null, bearer: Bearer): Failure | null => {
  // Whoever asked to leave may ask again, should the first time have been interrupted.
  if (standing === null || (who === 'leaving' && standing.leaving)) return null;
  if (standing.disabled || standing.leaving) return notAllowed('this account is disabled');
  return sessionGoesOn(standing, bearer.authTime) ? null : unauthenticated;
};

/** Who calls, or why they may not: the token, the marker and, where it matters, both of them on the role. Null for a call that anyone may make. */
export const callerOf =
  (world: Pick<World, 'identities' | 'members' | 'clock'>, who: Who, token: string | null): Answer<Bearer | null> =>
  async () => {
    if (who === 'anyone') return E.right(null);
    if (token === null) return E.left(unauthenticated);
    const verified = await world.identities.verify(token)();
    if (E.isLeft(verified)) return verified;
    const bearer = verified.right;
    const found = await world.members.standing(bearer.uid)();
    if (E.isLeft(found)) return found;
    const standing = O.toNullable(found.right);
    const refused = shutOut(who, standing, bearer);
    if (refused !== null) return E.left(refused);
    if (who === 'admin' && (bearer.role !== 'admin' || !isActingAdmin(standing))) return E.left(notAllowed('this is for admins'));
    if (who === 'leaving' && world.clock.now() - bearer.authTime > RECENT_MS)
      return E.left(notAllowed('this needs a sign-in within the last five minutes'));
    return E.right(bearer);
  };
