import { normalizeEmail } from './email';
import type { Identity } from './identity';
import { MAX_NAME_LENGTH, normalizeName } from './profile';
import { noSettings, type ListEntry, type User } from './user';

/** Every member's lists from the first sign-in. */
export const DEFAULT_LISTS = ['favorites', 'watchlist'] as const;

/** The name of somebody who gave none: what stands before the @. */
const nameFrom = (email: string): string => email.split('@')[0] ?? email;

/** The profile of somebody who has just come. @param now ms since 1970. */
export const newUser = ({ name, email }: Pick<Identity, 'name' | 'email'>, lists: ReadonlyArray<ListEntry>, now: number): User => {
  // The cut may fall behind a space.
  const called = Array.from(normalizeName(name ?? '') || nameFrom(email)).slice(0, MAX_NAME_LENGTH).join('').trim();
  return {
    schemaVersion: 1, name: called, email, phoneNumber: null, photoURL: null, disabled: false, role: 'user', lists, content: [],
    createdAt: now, nameKey: called.toLowerCase(), emailKey: normalizeEmail(email), settings: noSettings,
  };
};
