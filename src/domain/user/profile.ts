import { itemKey } from '../catalogue/title-id';
import { normaliseEmail } from './email';
import type { Identity } from './identity';
import { MOST_OPENED, noSettings, type ListEntry, type OpenedTitle, type User, type UserSettings } from './user';

export const LONGEST_NAME = 80;
export const LONGEST_PHONE = 32;

export type NameFault = 'required' | 'too-long';
export type PhoneFault = 'not-a-phone-number';

/** A name as it is kept: nothing around it, single spaces within. */
export const normaliseName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Why a name will not do, or null. */
export const nameFault = (name: string): NameFault | null => {
  const length = Array.from(normaliseName(name)).length;
  return length === 0 ? 'required' : length > LONGEST_NAME ? 'too-long' : null;
};

/** Why a phone number will not do, or null; an empty one is none. Digits with a plus in front, spaces, hyphens, dots and brackets, `LONGEST_PHONE` signs in all. */
export const phoneFault = (phone: string): PhoneFault | null => {
  const written = phone.trim();
  return written === '' || (written.length <= LONGEST_PHONE && /^\+?[0-9 ().-]{3,}$/.test(written)) ? null : 'not-a-phone-number';
};

/** What the owner of a profile may change of it; a field left out stays as it is. */
export type ProfilePatch = {
  readonly name?: string;
  readonly phoneNumber?: string | null;
  readonly photoURL?: string | null;
  readonly settings?: UserSettings;
};

/** The first field of a patch that breaks its rule, with the rule's name; null when the patch will do. */
export const patchFault = ({ name, phoneNumber }: ProfilePatch): readonly [field: string, rule: NameFault | PhoneFault] | null => {
  const inName = name === undefined ? null : nameFault(name);
  if (inName !== null) return ['name', inName];
  const inPhone = phoneNumber === undefined || phoneNumber === null ? null : phoneFault(phoneNumber);
  return inPhone === null ? null : ['phoneNumber', inPhone];
};

const writtenPhone = (phone: string | null): string | null => (phone === null || phone.trim() === '' ? null : phone.trim());

/** The patch as it is written: nothing around names and numbers, and the key that names are sorted and found by. */
export const writtenPatch = (patch: ProfilePatch): ProfilePatch & { readonly nameKey?: string } => {
  const phone = patch.phoneNumber === undefined ? patch : { ...patch, phoneNumber: writtenPhone(patch.phoneNumber) };
  if (patch.name === undefined) return phone;
  const name = normaliseName(patch.name);
  return { ...phone, name, nameKey: name.toLowerCase() };
};

/** Whether both are one title: the same number, or the same IMDb id where the numbers are those of two catalogues. */
const sameOpened = (one: OpenedTitle, other: OpenedTitle): boolean =>
  one.itemKey === other.itemKey || (one.mediaType === other.mediaType && one.imdbID !== null && one.imdbID === other.imdbID);

/** The list of recently opened titles with this one in front; a title is in it once. */
export const withOpened = (content: ReadonlyArray<OpenedTitle>, opened: OpenedTitle): ReadonlyArray<OpenedTitle> =>
  [opened, ...content.filter((other) => !sameOpened(opened, other))].slice(0, MOST_OPENED);

/** The number that a title turned out to have which is kept under another. */
export type FoundNumber = { readonly itemKey: string; readonly movieID: number };

/** The recently opened titles under the numbers that were found for them, in their order; a title is in it once, as it was opened last. */
export const withNumbers = (content: ReadonlyArray<OpenedTitle>, found: ReadonlyArray<FoundNumber>): ReadonlyArray<OpenedTitle> => {
  const numbers = new Map(found.map(({ itemKey: kept, movieID }) => [kept, movieID]));
  const numbered = content.map((opened): OpenedTitle => {
    const movieID = numbers.get(opened.itemKey) ?? opened.movieID;
    return movieID === opened.movieID ? opened : { ...opened, movieID, itemKey: itemKey({ mediaType: opened.mediaType, id: movieID }) };
  });
  return numbered.filter((opened, at) => numbered.findIndex((other) => other.itemKey === opened.itemKey) === at);
};

/** Every member's lists from the first sign-in. */
export const DEFAULT_LISTS = ['favorites', 'watchlist'] as const;

/** The name of somebody who gave none: what stands before the @. */
const nameFrom = (email: string): string => email.split('@')[0] ?? email;

/** The profile of somebody who has just come. @param now ms since 1970. */
export const newUser = ({ name, email }: Pick<Identity, 'name' | 'email'>, lists: ReadonlyArray<ListEntry>, now: number): User => {
  const called = Array.from(normaliseName(name ?? '') || nameFrom(email)).slice(0, LONGEST_NAME).join('');
  return {
    schemaVersion: 1, name: called, email, phoneNumber: null, photoURL: null, disabled: false, role: 'user', lists, content: [],
    createdAt: now, nameKey: called.toLowerCase(), emailKey: normaliseEmail(email), settings: noSettings,
  };
};
