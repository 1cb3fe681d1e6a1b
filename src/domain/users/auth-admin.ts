import type { Option } from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import type { Role } from './role';
import type { SignInWay } from './sign-ins/sign-in';
import type { UserId } from './user-id';

/** The user identified by a verified ID token. */
export type Caller = {
  readonly uid: UserId;
  readonly role: Role | null;
  /** Last authentication, with the password or Google: ms since 1970, in whole seconds. */
  readonly authTime: number;
  /** How the caller proved it then; null if the token does not say. */
  readonly way: SignInWay | null;
};

/** An account of the identity service. */
export type AuthAccount = {
  readonly uid: UserId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly role: Role | null;
  readonly disabled: boolean;
  /** Sessions that began before this time have ended: ms since 1970, in whole seconds; 0 if none has ended since the account exists. */
  readonly sessionsSince: number;
  /** Last authentication, with the password or Google: ms since 1970, in whole seconds; 0 if there has been none, null if it is unknown. */
  readonly lastSignInAt: number | null;
};

export type AuthAccountPatch = { readonly email?: string; readonly password?: string; readonly name?: string; readonly disabled?: boolean };

/** Administration of the identity service, for the server. All operations are idempotent. */
export interface AuthAdmin {
  /**
   * Fails with `unauthenticated` for a malformed, expired or revoked token or another project's; with `forbidden` for a disabled account.
   */
  readonly verifyIdToken: (token: string) => Answer<Caller>;
  readonly getUser: (uid: UserId) => Answer<Option<AuthAccount>>;
  readonly getUserByEmail: (email: string) => Answer<Option<AuthAccount>>;
  /** Creates an account. `conflict` when the address or the id is taken. */
  readonly createUser: (uid: UserId, account: { readonly email: string; readonly password: string; readonly name: string }) => Answer<void>;
  /** Changes the fields in `patch`. `not-found` without such an account, `conflict` when the new address is taken. */
  readonly updateUser: (uid: UserId, patch: AuthAccountPatch) => Answer<void>;
  /** Sets the claim `role` of future tokens. `not-found` without such an account. */
  readonly setRole: (uid: UserId, role: Role) => Answer<void>;
  /** Revokes all sessions. `not-found` without such an account. */
  readonly endSessions: (uid: UserId) => Answer<void>;
  /** Deletes the account; succeeds if there is none. */
  readonly deleteUser: (uid: UserId) => Answer<void>;
}
