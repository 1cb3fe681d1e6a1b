import type { Role } from './role';
import type { UserId } from './user-id';

export type Credentials = { readonly email: string; readonly password: string };

/** Input for creating an account. */
export type SignUpInput = Credentials & { readonly name: string };

/** A signed-in account: data of the ID token only, nothing from the profile. */
export type Identity = {
  readonly uid: UserId;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Name given at sign-up; null if none was given. */
  readonly name: string | null;
  /** The token's claim `role`; null until the server has set it. */
  readonly role: Role | null;
  /**
   * Last authentication, with the password or Google: ms since 1970, in whole seconds. Sessions from before the access record's `since` are
   * invalid.
   */
  readonly authTime: number;
  /** ID token for the server functions; null for backends without a server. */
  readonly token: string | null;
};
