import { normalizeEmail } from './email';
import { replaceHiddenCharacters } from '#domain/shared/hidden-characters';
import type { Identity } from './identity';
import { MAX_NAME_LENGTH, normalizeName } from './profile';
import { noSettings, type ListEntry, type User } from './user';

/** Lists that every member has from the first sign-in. */
export const DEFAULT_LISTS = ['favorites', 'watchlist'] as const;

export const isDefaultListName = (name: string): boolean => DEFAULT_LISTS.some((known) => known === name);

/** Returns a valid name: the identity service accepts any text as a name. Empty if nothing visible is left. */
const toValidName = (name: string): string => normalizeName(replaceHiddenCharacters(name));

/** Returns the local part of the address, the name of users who gave none. */
const nameFrom = (email: string): string => toValidName(email.split('@')[0] ?? email) || '?';

/** Creates the profile of a new user. @param now ms since 1970. */
export const newUser = ({ name, email }: Pick<Identity, 'name' | 'email'>, lists: ReadonlyArray<ListEntry>, now: number): User => {
  // Checked again, because the truncated name may end with a space or a joiner.
  const displayName = toValidName(Array.from(toValidName(name ?? '') || nameFrom(email)).slice(0, MAX_NAME_LENGTH).join(''));
  return {
    schemaVersion: 1, name: displayName, email, phoneNumber: null, photoURL: null, disabled: false, role: 'user', lists, content: [],
    createdAt: now, nameKey: displayName.toLowerCase(), emailKey: normalizeEmail(email), settings: noSettings, savedFilters: null,
    services: null, turnedDown: null,
  };
};
