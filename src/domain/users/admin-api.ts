import type { Answer } from '../shared/answer';
import type { Role } from './role';
import type { UserId } from './user-id';

/** Input for an account that an admin creates. */
export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly phoneNumber?: string | null | undefined;
  readonly photoURL?: string | null | undefined;
};

/** Changes of an account; absent and undefined fields keep their value. A new password ends all sessions, as does `disabled: true`. */
export type AccountChanges = { readonly [Field in keyof NewAccount]?: NewAccount[Field] | undefined } & { readonly disabled?: boolean | undefined };

/**
 * Server functions for admins. Repeated calls have no further effect. `unauthenticated` without a session; `forbidden` for callers who are
 * not admins and for an admin's own account; `not-found` for unknown users; `conflict` for a taken address and for an account that is
 * being deleted.
 */
export interface AdminApi {
  readonly createUser: (account: NewAccount) => Answer<void>;
  readonly updateUser: (uid: UserId, changes: AccountChanges) => Answer<void>;
  /** Deletes the account and all its data. */
  readonly deleteUser: (uid: UserId) => Answer<void>;
  readonly setUserRole: (uid: UserId, role: Role) => Answer<void>;
}
