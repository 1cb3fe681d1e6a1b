import type { Role } from './role';
import type { ListEntry, User } from './user';
import type { UserId } from './user-id';

/** Who is in front of the screen. */
export type Session = { readonly _tag: 'signed-out' } | SignedIn;

export type SignedIn = {
  readonly _tag: 'signed-in';
  readonly uid: UserId;
  readonly name: string;
  /** The token's address, which may be ahead of the profile's. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly photoURL: string | null;
  /** What both the token's claim and the marker allow. */
  readonly role: Role;
  /** The identity token for calls to the server functions; null in profiles that have no server. */
  readonly token: string | null;
  /** The person's lists, for menus: name as stored, and id. */
  readonly lists: ReadonlyArray<ListEntry>;
  /** The profile document; null when it could not be read. */
  readonly profile: User | null;
};

export const signedOut: Session = { _tag: 'signed-out' };
export const isSignedIn = (session: Session): session is SignedIn => session._tag === 'signed-in';
