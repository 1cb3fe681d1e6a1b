import { nameError, normalizeName, phoneError, type ProfilePatch } from '#domain/users/profile';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { formMachine, type FieldErrors, type FormMachine } from '../shell/form-machine';
import type { ProfileUseCases } from './profile-use-cases';

/** What the form's fields hold, as typed. */
export type ProfileValues = { readonly name: string; readonly phoneNumber: string };

/** How the form begins. */
export const profileValues = ({ name, phoneNumber }: Pick<User, 'name' | 'phoneNumber'>): ProfileValues => ({ name, phoneNumber: phoneNumber ?? '' });

const validate = ({ name, phoneNumber }: ProfileValues): FieldErrors<ProfileValues> => {
  const [inName, inPhone] = [nameError(name), phoneError(phoneNumber)];
  return { ...(inName !== null && { name: inName }), ...(inPhone !== null && { phoneNumber: inPhone }) };
};

/** The values as they are saved: nothing around the words. */
const tidyProfile = ({ name, phoneNumber }: ProfileValues): ProfileValues => ({ name: normalizeName(name), phoneNumber: phoneNumber.trim() });

/** The fields that differ from how the form began, as they are saved: the others may have been changed elsewhere meanwhile. */
export const changedProfile = (initial: ProfileValues, values: ProfileValues): Partial<ProfileValues> => {
  const { name, phoneNumber } = tidyProfile(values);
  return { ...(values.name !== initial.name && { name }), ...(values.phoneNumber !== initial.phoneNumber && { phoneNumber }) };
};

const asPatch = ({ phoneNumber, ...changed }: Partial<ProfileValues>): ProfilePatch => ({
  ...changed,
  ...(phoneNumber !== undefined && { phoneNumber: phoneNumber === '' ? null : phoneNumber }),
});

/** Changing one's name and phone number; only what changed is sent. */
export const profileForm = (profiles: Pick<ProfileUseCases, 'saveProfile'>, uid: UserId): FormMachine<ProfileValues> =>
  formMachine<ProfileValues>({ validate, submit: (values, _, initial) => profiles.saveProfile(uid, asPatch(changedProfile(initial, values))), requiresChange: true });
