import type { Role } from './role';
import type { ListEntry, User } from './user';
import type { UserId } from './user-id';

/** The session of the current user or visitor. */
export type Session = { readonly _tag: 'signed-out' } | SignedIn;

export type SignedIn = {
  readonly _tag: 'signed-in';
  readonly uid: UserId;
  readonly name: string;
  /** The token's e-mail address, which may be newer than the profile's. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly photoURL: string | null;
  /** The role granted by both the token's claim and the access record. */
  readonly role: Role;
  /** The access record has taken back the admin role that the token still grants. */
  readonly isDemoted: boolean;
  /** The server has ended the session, for example by a new password; it ends here unless the user re-authenticates soon. */
  readonly isEnding: boolean;
  /** ID token for the server functions; null for backends without a server. */
  readonly token: string | null;
  /** The member's lists for menus: stored name and id. */
  readonly lists: ReadonlyArray<ListEntry>;
  /** The profile document; null if reading failed. */
  readonly profile: User | null;
};

export const signedOut: Session = { _tag: 'signed-out' };
export const isSignedIn = (session: Session): session is SignedIn => session._tag === 'signed-in';
