import type { User, UserSettings } from './user';

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

/** What the owner of a profile may change of it; a field left out stays as it is, and so does a setting. */
export type ProfilePatch = {
  readonly name?: string;
  readonly phoneNumber?: string | null;
  readonly photoURL?: string | null;
  readonly settings?: Partial<UserSettings>;
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

/** The fields of that profile that the patch changes, as they are from then on. */
export const changedBy = (patch: ProfilePatch, { settings: before }: User): Partial<User> => {
  const { settings, ...written } = writtenPatch(patch);
  return settings === undefined ? written : { ...written, settings: { ...before, ...settings } };
};
