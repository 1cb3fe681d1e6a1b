import { nameError, normalizeName, phoneError, type ProfilePatch } from '#domain/users/profile';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { formMachine, type FieldErrors, type FormMachine } from '#application/shell/form-machine';
import type { ProfileUseCases } from './profile-use-cases';

/** Field values as typed. */
export type ProfileValues = { readonly name: string; readonly phoneNumber: string };

/** Returns the initial values. */
export const profileValues = ({ name, phoneNumber }: Pick<User, 'name' | 'phoneNumber'>): ProfileValues => ({
  name, phoneNumber: phoneNumber ?? '',
});

const validate = ({ name, phoneNumber }: ProfileValues): FieldErrors<ProfileValues> => {
  const [nameIssue, phoneIssue] = [nameError(name), phoneError(phoneNumber)];
  return { ...(nameIssue !== null && { name: nameIssue }), ...(phoneIssue !== null && { phoneNumber: phoneIssue }) };
};

/** Trims and normalizes the values for saving. */
const normalizeProfile = ({ name, phoneNumber }: ProfileValues): ProfileValues => ({
  name: normalizeName(name),
  phoneNumber: phoneNumber.trim(),
});

/** Returns the normalized fields that differ from the initial values; others may have been changed in another browser. */
export const profileChanges = (initial: ProfileValues, values: ProfileValues): Partial<ProfileValues> => {
  const { name, phoneNumber } = normalizeProfile(values);
  return { ...(values.name !== initial.name && { name }), ...(values.phoneNumber !== initial.phoneNumber && { phoneNumber }) };
};

const toPatch = ({ phoneNumber, ...changed }: Partial<ProfileValues>): ProfilePatch => ({
  ...changed,
  ...(phoneNumber !== undefined && { phoneNumber: phoneNumber === '' ? null : phoneNumber }),
});

/** Creates the form for name and phone number; sends only changed fields. */
export const profileFormMachine = (profiles: Pick<ProfileUseCases, 'saveProfile'>, uid: UserId): FormMachine<ProfileValues> =>
  formMachine<ProfileValues>({
    validate,
    submit: (values, _, initial) => profiles.saveProfile(uid, toPatch(profileChanges(initial, values))),
    requiresChange: true,
  });
