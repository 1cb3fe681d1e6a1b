import { hasSessionEnded } from '#domain/users/access/ended-session';
import { signedOut, type Session } from '#domain/users/session';
import type { User } from '#domain/users/user';
import type { DocumentState, SessionDocuments } from './document-state';

/** Returns the document, or null if it does not exist or is not known. */
export const getLoadedDocument = <A extends object>(state: DocumentState<A>): A | null => (typeof state === 'string' ? null : state);

/**
 * Derives the session from the documents: signed out if the account is disabled.
 * @param profile the last known profile, also if the document is unavailable now.
 */
export const deriveSession = ({ identity, accessRecord }: SessionDocuments, profile: User | null): Session => {
  const access = getLoadedDocument(accessRecord);
  if (access?.disabled === true) return signedOut;
  return {
    _tag: 'signed-in',
    uid: identity.uid,
    name: profile?.name ?? identity.name ?? identity.email,
    email: identity.email,
    emailVerified: identity.emailVerified,
    photoURL: profile?.photoURL ?? null,
    // Claim and access record must agree; until then the lesser role applies.
    role: identity.role === 'admin' && access?.role === 'admin' ? 'admin' : 'user',
    isDemoted: identity.role === 'admin' && access?.role === 'user',
    isEnding: hasSessionEnded(identity, access),
    token: identity.token,
    lists: profile?.lists ?? [],
    profile,
  };
};

/** Returns whether the session can be derived: a profile that does not exist yet is being created, so it is awaited. */
export const canDeriveSession = ({ profile, accessRecord }: SessionDocuments): boolean =>
  getLoadedDocument(accessRecord)?.disabled === true || (accessRecord !== 'loading' && profile !== 'loading' && profile !== null);
