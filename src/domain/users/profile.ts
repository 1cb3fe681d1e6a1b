import type { User, UserSettings } from './user';

export const MAX_NAME_LENGTH = 80;
export const MAX_PHONE_LENGTH = 32;

export type NameError = 'required' | 'too-long';
export type PhoneError = 'not-a-phone-number';

/** A name as it is kept: nothing around it, single spaces within. */
export const normalizeName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Why a name will not do, or null. */
export const nameError = (name: string): NameError | null => {
  const length = Array.from(normalizeName(name)).length;
  return length === 0 ? 'required' : length > MAX_NAME_LENGTH ? 'too-long' : null;
};

/** Why a phone number will not do, or null; an empty one is none. Digits with a plus in front, spaces, hyphens, dots and brackets, `LONGEST_PHONE` signs in all. */
export const phoneError = (phone: string): PhoneError | null => {
  const written = phone.trim();
  return written === '' || (written.length <= MAX_PHONE_LENGTH && /^\+?[0-9 ().-]{3,}$/.test(written)) ? null : 'not-a-phone-number';
};

/** What the owner of a profile may change of it; a field left out stays as it is, and so does a setting. */
export type ProfilePatch = {
  readonly name?: string;
  readonly phoneNumber?: string | null;
  readonly photoURL?: string | null;
  readonly settings?: Partial<UserSettings>;
};

/** The first field of a patch that breaks its rule, with the rule's name; null when the patch will do. */
export const profilePatchError = ({ name, phoneNumber }: ProfilePatch): readonly [field: string, rule: NameError | PhoneError] | null => {
  const inName = name === undefined ? null : nameError(name);
  if (inName !== null) return ['name', inName];
  const inPhone = phoneNumber === undefined || phoneNumber === null ? null : phoneError(phoneNumber);
  return inPhone === null ? null : ['phoneNumber', inPhone];
};

const writtenPhone = (phone: string | null): string | null => (phone === null || phone.trim() === '' ? null : phone.trim());

/** The patch as it is written: nothing around names and numbers, and the key that names are sorted and found by. */
export const normalizePatch = (patch: ProfilePatch): ProfilePatch & { readonly nameKey?: string } => {
  const phone = patch.phoneNumber === undefined ? patch : { ...patch, phoneNumber: writtenPhone(patch.phoneNumber) };
  if (patch.name === undefined) return phone;
  const name = normalizeName(patch.name);
  return { ...phone, name, nameKey: name.toLowerCase() };
};

/** The fields of that profile that the patch changes, as they are from then on. */
export const applyPatch = (patch: ProfilePatch, { settings: before }: User): Partial<User> => {
  const { settings, ...written } = normalizePatch(patch);
  return settings === undefined ? written : { ...written, settings: { ...before, ...settings } };
};
