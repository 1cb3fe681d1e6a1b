import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { isStillOwn, type SessionMark } from '#domain/users/access/session-mark';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from './server-deps';

export type SessionMarkDeps = {
  readonly users: Pick<ServerDeps['users'], 'getAccess'>;
  readonly auth: Pick<ServerDeps['auth'], 'getUser'>;
};

export type SessionMarkReader = {
  /** Of what is made now. */
  readonly since: number | null;
  /** False for an account that is disabled, being deleted or gone. */
  readonly isActive: boolean;
  /** Returns whether what has this mark is still the member's own. */
  readonly isOwn: (mark: SessionMark) => boolean;
};

/** Reads the sessions of an account. Nothing belongs to one that is not active. */
export const readSessionMark = ({ users, auth }: SessionMarkDeps, uid: UserId): Answer<SessionMarkReader> =>
  pipe(
    TE.Do,
    TE.bind('access', () => users.getAccess(uid)),
    // The identity service has a new password before the next sign-in updates the access record.
    TE.bind('account', () => auth.getUser(uid)),
    TE.map(({ access, account }) => ({
      since: O.isSome(access) ? access.value.since : null,
      isActive: O.isSome(access) && !access.value.disabled && !access.value.deleting,
      isOwn: (mark) => O.isSome(access) && O.isSome(account) && isStillOwn(mark, access.value, account.value.sessionsSince),
    })),
  );
