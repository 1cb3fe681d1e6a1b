import type { Identity } from './identity';
import { newUser } from './new-user';
import type { SignedIn } from './session';
import type { User } from './user';
import type { UserId } from './user-id';

export const aUserId = (text: string): UserId => text as UserId;

/** Identity with default values. */
export const anIdentity = (overrides: Partial<Identity> = {}): Identity => ({
  uid: aUserId('maya'),
  email: 'maya@marquee.example', emailVerified: true, name: 'Maya Rosen', role: 'user', authTime: 1_700_000_000_000, token: null,
  ...overrides,
});

export const someLists = [
  { listName: 'favorites', listID: 'list-favorites' },
  { listName: 'watchlist', listID: 'list-watchlist' },
];

/** Profile with default values. */
export const aUser = (overrides: Partial<User> = {}): User => ({ ...newUser(anIdentity(), someLists, 1_700_000_000_000), ...overrides });

/** Session of a member with default values. */
export const aSession = (overrides: Partial<SignedIn> = {}): SignedIn => ({
  _tag: 'signed-in',
  uid: aUserId('maya'),
  name: 'Maya Rosen', email: 'maya@marquee.example', emailVerified: true, photoURL: null, role: 'user', token: null, isDemoted: false,
  isEnding: false, lists: someLists,
  profile: aUser(),
  ...overrides,
});
