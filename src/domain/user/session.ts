import type { Role } from './role';

/** Who is in front of the screen, as far as headers, menus and guards have to know. */
export type Session = { readonly is: 'signed-out' } | SignedIn;

export type SignedIn = {
  readonly is: 'signed-in';
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly photoURL: string | null;
  readonly role: Role;
  /** The identity token for calls to the server functions; null in profiles that have no server. */
  readonly token: string | null;
  /** The person's lists, for menus: name as stored, and id. */
  readonly lists: ReadonlyArray<{ readonly listName: string; readonly listID: string }>;
};

export const signedOut: Session = { is: 'signed-out' };
export const isSignedIn = (session: Session): session is SignedIn => session.is === 'signed-in';
