import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import { forbidden, unauthenticated, type Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import { isActiveAdmin, isSessionActive, type ServerAccessRecord } from '#domain/users/access/access-record';
import type { CallerKind } from './endpoint';
import type { ServerDeps } from '../server-deps';

/** How long ago the password may have been given for what cannot be undone. */
export const RECENT_MS = 5 * 60_000;

const shutOut = (who: CallerKind, standing: ServerAccessRecord | null, bearer: Caller): Failure | null => {
  // Whoever asked to leave may ask again, should the first time have been interrupted.
  if (standing === null || (who === 'leaving' && standing.leaving)) return null;
  if (standing.disabled || standing.leaving) return forbidden('this account is disabled');
  return isSessionActive(standing, bearer.authTime) ? null : unauthenticated;
};

/** Who calls, or why they may not: the token, the marker and, where it matters, both of them on the role. Null for a call that anyone may make. */
export const authenticate =
  (world: Pick<ServerDeps, 'auth' | 'users' | 'clock'>, who: CallerKind, token: string | null): Answer<Caller | null> =>
  async () => {
    if (who === 'anyone') return E.right(null);
    if (token === null) return E.left(unauthenticated);
    const verified = await world.auth.verifyIdToken(token)();
    if (E.isLeft(verified)) return verified;
    const bearer = verified.right;
    const found = await world.users.getAccess(bearer.uid)();
    if (E.isLeft(found)) return found;
    const standing = O.toNullable(found.right);
    const refused = shutOut(who, standing, bearer);
    if (refused !== null) return E.left(refused);
    if (who === 'admin' && (bearer.role !== 'admin' || !isActiveAdmin(standing))) return E.left(forbidden('this is for admins'));
    if (who === 'leaving' && world.clock.now() - bearer.authTime > RECENT_MS)
      return E.left(forbidden('this needs a sign-in within the last five minutes'));
    return E.right(bearer);
  };
