import type { Option } from 'fp-ts/Option';
import type { Answer } from '../shared/answer';
import type { Role } from './role';
import type { UserId } from './user-id';

/** Who a verified token speaks for. */
export type Caller = {
  readonly uid: UserId;
  readonly role: Role | null;
  /** When the password was last given: ms since 1970, in whole seconds. */
  readonly authTime: number;
};

/** An account as the identity service keeps it. */
export type AuthAccount = {
  readonly uid: UserId;
  readonly email: string;
  readonly name: string | null;
  readonly role: Role | null;
  readonly disabled: boolean;
};

export type AuthAccountPatch = { readonly email?: string; readonly password?: string; readonly name?: string; readonly disabled?: boolean };

/** The identity service as the server sees it. Whatever is done twice is as if it were done once. */
export interface AuthAdmin {
  /** `unauthenticated` for a token that is malformed, expired, revoked or another project's; `forbidden` for a disabled account's. */
  readonly verifyIdToken: (token: string) => Answer<Caller>;
  readonly getUser: (uid: UserId) => Answer<Option<AuthAccount>>;
  readonly getUserByEmail: (email: string) => Answer<Option<AuthAccount>>;
  /** `conflict` when the address or the id is taken. */
  readonly createUser: (uid: UserId, account: { readonly email: string; readonly password: string; readonly name: string }) => Answer<void>;
  /** `not-found` without such an account, `conflict` when the new address is taken. */
  readonly updateUser: (uid: UserId, patch: AuthAccountPatch) => Answer<void>;
  /** Sets the claim that the next token carries. `not-found` without such an account. */
  readonly setRole: (uid: UserId, role: Role) => Answer<void>;
  /** No session goes on. `not-found` without such an account. */
  readonly endSessions: (uid: UserId) => Answer<void>;
  /** That there is no such account is fine. */
  readonly deleteUser: (uid: UserId) => Answer<void>;
}
