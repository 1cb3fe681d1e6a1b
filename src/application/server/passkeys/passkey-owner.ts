import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { endOtherSessions } from '#application/server/end-other-sessions';
import type { ServerDeps, ServerResult } from '#application/server/server-deps';
import type { Answer } from '#domain/shared/answer';
import { defaultAccess, type ServerAccessRecord } from '#domain/users/access/access-record';
import { isStillOwn, type SessionMark } from '#domain/users/access/session-mark';
import type { AuthAccount, Caller } from '#domain/users/auth-admin';
import { unknownPasskey } from '#domain/users/passkeys/passkey';
import type { PasskeyRepository } from '#domain/users/passkeys/passkey-repository';
import type { StoredPasskey, StoredPasskeys } from '#domain/users/passkeys/stored-passkey';
import type { UserId } from '#domain/users/user-id';

type OwnerDeps = Pick<ServerDeps, 'auth' | 'users' | 'clock'>;
type KeeperDeps = OwnerDeps & { readonly passkeys: PasskeyRepository };
type IsOwn = (passkey: StoredPasskey) => boolean;

export type PasskeyOwner = {
  readonly account: AuthAccount;
  readonly access: ServerAccessRecord;
  /** Of a passkey that is added or kept now. */
  readonly mark: SessionMark;
  /** Returns whether a passkey is still the member's. None is from before a reset by e-mail, or before an admin has ended the sessions. */
  readonly isOwn: IsOwn;
  /** The same without the ends that only the identity service knows: a member's own new password is one until the next sign-in. */
  readonly wasOwn: IsOwn;
};

/** Reads who has the passkeys of an account; `unknownPasskey` if it is gone. */
export const readPasskeyOwner = ({ auth, users, clock }: OwnerDeps, uid: UserId): Answer<PasskeyOwner> =>
  pipe(
    auth.getUser(uid),
    TE.flatMap(TE.fromOption(() => unknownPasskey)),
    TE.bindTo('account'),
    TE.bind('access', () => pipe(users.getAccess(uid), TE.map(O.getOrElse(() => defaultAccess)))),
    TE.map(({ account, access }) => {
      const { sessionsSince } = account;
      const ownWith = (since: number): IsOwn => ({ made, createdAt }) => isStillOwn(made ?? { createdAt, since: null }, access, since);
      return {
        account, access,
        // The next sign-in notes the identity service's time in the access record. The clocks of the two may differ.
        mark: { createdAt: Math.max(clock.now(), sessionsSince), since: Math.max(access.since, sessionsSince) },
        isOwn: ownWith(sessionsSince),
        wasOwn: ownWith(0),
      };
    }),
  );

/** Reads the owner and the passkeys that are still the owner's. */
export const findOwnPasskeys = (
  deps: KeeperDeps, uid: UserId,
): Answer<{ readonly owner: PasskeyOwner; readonly known: StoredPasskeys }> =>
  pipe(
    TE.Do,
    TE.bind('owner', () => readPasskeyOwner(deps, uid)),
    TE.bind('known', ({ owner }) => pipe(deps.passkeys.find(uid), TE.map((found) => found.filter(owner.isOwn)))),
  );

/** Gives the passkeys that `isOwn` names the mark of this moment, and removes all others. */
export const renewMarks = (deps: KeeperDeps, uid: UserId, isOwn: IsOwn): Answer<unknown> =>
  pipe(
    deps.passkeys.find(uid),
    TE.flatMap((found): Answer<unknown> => (found.length === 0 ? TE.right(found) : pipe(
      readPasskeyOwner(deps, uid),
      TE.flatMap(({ mark }) =>
        deps.passkeys.change(uid, (present) => E.right(present.filter(isOwn).map((passkey) => ({ ...passkey, made: mark }))))),
    ))),
  );

/**
 * Ends all other sessions of the caller, whose own passkeys outlive them. After a reset by e-mail, none is the caller's own: they are
 * removed.
 */
export const endSessionsButPasskeys = (deps: ServerDeps & KeeperDeps, caller: Caller): Answer<ServerResult> =>
  pipe(
    readPasskeyOwner(deps, caller.uid),
    TE.bindTo('before'),
    TE.bind('ended', () => endOtherSessions(deps, caller)),
    TE.tap(({ before }) => renewMarks(deps, caller.uid, before.isOwn)),
    TE.map(({ ended }) => ended),
  );
