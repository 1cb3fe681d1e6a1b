import { nameFault, normaliseName, phoneFault, type ProfilePatch } from '#domain/user/profile';
import type { User } from '#domain/user/user';
import type { UserId } from '#domain/user/user-id';
import { formMachine, type Faults, type FormMachine } from '../shell/form-machine';
import type { ProfileUseCases } from './profile-use-cases';

/** What the form's fields hold, as typed. */
export type ProfileValues = { readonly name: string; readonly phoneNumber: string };

/** How the form begins. */
export const profileValues = ({ name, phoneNumber }: Pick<User, 'name' | 'phoneNumber'>): ProfileValues => ({ name, phoneNumber: phoneNumber ?? '' });

const validate = ({ name, phoneNumber }: ProfileValues): Faults<ProfileValues> => {
  const [inName, inPhone] = [nameFault(name), phoneFault(phoneNumber)];
  return { ...(inName !== null && { name: inName }), ...(inPhone !== null && { phoneNumber: inPhone }) };
};

/** The values as they are saved: nothing around the words. */
export const tidyProfile = ({ name, phoneNumber }: ProfileValues): ProfileValues => ({ name: normaliseName(name), phoneNumber: phoneNumber.trim() });

const asPatch = (values: ProfileValues): ProfilePatch => {
  const { name, phoneNumber } = tidyProfile(values);
  return { name, phoneNumber: phoneNumber === '' ? null : phoneNumber };
};

/** Changing one's name and phone number; nothing is sent unless something changed. */
export const profileForm = (profiles: Pick<ProfileUseCases, 'saveProfile'>, uid: UserId): FormMachine<ProfileValues> =>
  formMachine<ProfileValues>({ validate, submit: (values) => profiles.saveProfile(uid, asPatch(values)), mustChange: true });
