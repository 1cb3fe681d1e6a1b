import { hasHiddenCharacters } from '#domain/shared/hidden-characters';
import type { User, UserSettings } from './user';

export const MAX_NAME_LENGTH = 80;
export const MAX_PHONE_LENGTH = 32;

export type NameError = 'required' | 'too-long' | 'hidden-characters';
export type PhoneError = 'not-a-phone-number';

/** Trims a name, collapses spaces to single ones and composes its characters (NFC), so that names that look the same compare as equal. */
export const normalizeName = (name: string): string => name.normalize('NFC').trim().replace(/ +/g, ' ');

/** Returns why a name is invalid, or null. Length counts Unicode code points. */
export const nameError = (name: string): NameError | null => {
  const normalized = normalizeName(name);
  if (hasHiddenCharacters(normalized)) return 'hidden-characters';
  const { length } = Array.from(normalized);
  return length === 0 ? 'required' : length > MAX_NAME_LENGTH ? 'too-long' : null;
};

/**
 * Returns why a phone number is invalid, or null. Empty is valid. Allows a leading plus, digits, spaces, hyphens, dots and brackets; at
 * most `MAX_PHONE_LENGTH`.
 */
export const phoneError = (phone: string): PhoneError | null => {
  const trimmed = phone.trim();
  return trimmed === '' || (trimmed.length <= MAX_PHONE_LENGTH && /^\+?[0-9 ().-]{3,}$/.test(trimmed)) ? null : 'not-a-phone-number';
};

/** Changes that owners may make to their profile. Omitted fields and settings stay unchanged. */
export type ProfilePatch = {
  readonly name?: string;
  readonly phoneNumber?: string | null;
  readonly photoURL?: string | null;
  readonly settings?: Partial<UserSettings>;
  /** Replaces all saved filters; null for none. */
  readonly savedFilters?: string | null;
  /** Replaces all streaming services; null for none. */
  readonly services?: string | null;
};

/** Returns the first invalid field of a patch and the violated rule; null if the patch is valid. */
export const profilePatchError = ({ name, phoneNumber }: ProfilePatch): readonly [field: string, rule: NameError | PhoneError] | null => {
  const nameProblem = name === undefined ? null : nameError(name);
  if (nameProblem !== null) return ['name', nameProblem];
  const phoneProblem = phoneNumber === undefined || phoneNumber === null ? null : phoneError(phoneNumber);
  return phoneProblem === null ? null : ['phoneNumber', phoneProblem];
};

const normalizePhone = (phone: string | null): string | null => (phone === null || phone.trim() === '' ? null : phone.trim());

/** Returns the patch as stored: trimmed name and phone number, plus `nameKey`, by which names are sorted and searched. */
export const normalizeProfilePatch = (patch: ProfilePatch): ProfilePatch & { readonly nameKey?: string } => {
  const phone = patch.phoneNumber === undefined ? patch : { ...patch, phoneNumber: normalizePhone(patch.phoneNumber) };
  if (patch.name === undefined) return phone;
  const name = normalizeName(patch.name);
  return { ...phone, name, nameKey: name.toLowerCase() };
};

/** Returns the new values of the profile fields that the patch changes; settings are merged. */
export const applyProfilePatch = (patch: ProfilePatch, { settings: before }: User): Partial<User> => {
  const { settings, ...fields } = normalizeProfilePatch(patch);
  return settings === undefined ? fields : { ...fields, settings: { ...before, ...settings } };
};
