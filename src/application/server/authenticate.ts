import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { forbidden, unauthenticated, type Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import { disabledCaller } from '#domain/users/access/ended-session';
import { isActiveAdmin, isSessionActive, type ServerAccessRecord } from '#domain/users/access/access-record';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from './server-deps';

/**
 * Permitted callers. `self-recent`: a user with a recent sign-in, even one whose account is being deleted. `owner-or-admin`: a member; the
 * use case checks whether the member owns the thing or is an admin.
 */
export type CallerRequirement = 'anyone' | 'member' | 'owner-or-admin' | 'self-recent' | 'admin';

/** Maximum age of the sign-in for irreversible calls, in ms. */
const RECENT_MS = 5 * 60_000;

/** Returns whether a caller has proved lately who it is. @param now ms since 1970. */
export const isRecentSignIn = ({ authTime }: Pick<Caller, 'authTime'>, now: number): boolean => now - authTime <= RECENT_MS;

const accessFailure = (kind: CallerRequirement, access: ServerAccessRecord | null, caller: Caller): Failure | null => {
  // A user whose account is being deleted may repeat an interrupted deletion.
  if (access === null || (kind === 'self-recent' && access.deleting)) return null;
  if (access.disabled || access.deleting) return disabledCaller;
  return isSessionActive(access, caller.authTime) ? null : unauthenticated;
};

const roleFailure = (kind: CallerRequirement, access: ServerAccessRecord | null, caller: Caller, now: number): Failure | null => {
  if (kind === 'admin' && (caller.role !== 'admin' || !isActiveAdmin(access))) return forbidden('this is for admins');
  return kind === 'self-recent' && !isRecentSignIn(caller, now)
    ? forbidden('this needs a sign-in within the last five minutes')
    : null;
};

/**
 * Authenticates the caller by token and access record; for admins, both must have the role. Null for public calls.
 * @param limitForbidden limits the calls of a known user that end with `forbidden`; its failure replaces that one.
 */
export const authenticate =
  (
    deps: Pick<ServerDeps, 'auth' | 'users' | 'clock'>, kind: CallerRequirement, token: string | null,
    limitForbidden: (uid: UserId) => Answer<void> = () => TE.right(undefined),
  ): Answer<Caller | null> =>
  async () => {
    if (kind === 'anyone') return E.right(null);
    if (token === null) return E.left(unauthenticated);
    const verified = await deps.auth.verifyIdToken(token)();
    if (E.isLeft(verified)) return verified;
    const caller = verified.right;
    const found = await deps.users.getAccess(caller.uid)();
    if (E.isLeft(found)) return found;
    const access = O.toNullable(found.right);
    const failure = accessFailure(kind, access, caller) ?? roleFailure(kind, access, caller, deps.clock.now());
    if (failure === null) return E.right(caller);
    const limit = failure._tag === 'forbidden' ? await limitForbidden(caller.uid)() : E.right(undefined);
    return E.left(E.isLeft(limit) ? limit.left : failure);
  };
