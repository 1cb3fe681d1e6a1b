import type { Role } from './role';
import type { UserId } from './user-id';

/** What proves who somebody is. */
export type Credentials = { readonly email: string; readonly password: string };

/** Who opens an account. */
export type SignUpInput = Credentials & { readonly name: string };

/** A signed-in account as the identity service tells it: from the token alone, nothing from the profile. */
export type Identity = {
  readonly uid: UserId;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The name that was given when the account was opened; null when none was. */
  readonly name: string | null;
  /** The token's claim `role`; null until the server has set it. */
  readonly role: Role | null;
  /** When the password was last given, in ms since 1970; sessions that began before the marker's `since` have ended. */
  readonly authTime: number;
  /** The identity token for the server functions; null in profiles that have no server. */
  readonly token: string | null;
};
