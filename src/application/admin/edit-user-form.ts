import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { Answer } from '#domain/shared/answer';
import { conflict, notFound } from '#domain/shared/failure';
import type { AccountChanges } from '#domain/users/admin-api';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { emailError } from '#domain/users/email';
import { passwordError } from '#domain/users/password';
import { nameError } from '#domain/users/profile';
import type { UserId } from '#domain/users/user-id';
import { fieldErrors } from '../account/validate-fields';
import { formMachine, type FieldErrors, type FormMachine } from '../shell/form-machine';
import { optionalUserErrors, type UserFormValues } from './create-user-form';

const FIELDS = ['email', 'displayName', 'phoneNumber', 'photoURL', 'password'] as const satisfies ReadonlyArray<keyof UserFormValues>;

/** Returns the field values of a user. The password is always empty. */
export const userFormValues = ({ email, name, phoneNumber, photoURL }: DirectoryEntry): UserFormValues => ({
  email, password: '', displayName: name, phoneNumber: phoneNumber ?? '', photoURL: photoURL ?? '',
});

const validate = (values: UserFormValues): FieldErrors<UserFormValues> =>
  fieldErrors<UserFormValues>({
    email: emailError(values.email),
    password: values.password === '' ? null : passwordError(values.password),
    displayName: nameError(values.displayName),
    ...optionalUserErrors(values),
  });

/** Returns the changed fields, trimmed; empty fields are left out. */
export const changedAccount = (initial: UserFormValues, values: UserFormValues): AccountChanges =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = field === 'password' ? values.password : values[field].trim();
      return value === '' || value === initial[field] ? [] : [[field, value]];
    }),
  );

/** Returns the fields that the form and somebody else have changed to different values. */
export const conflictingFields = (initial: UserFormValues, values: UserFormValues, latest: UserFormValues): ReadonlyArray<keyof UserFormValues> => {
  const own = changedAccount(initial, values);
  return FIELDS.filter((field) => own[field] !== undefined && latest[field] !== initial[field] && latest[field] !== own[field]);
};

/** Called with the user as stored now, if somebody else has changed the same fields. */
type OnConflict = (latest: DirectoryEntry, fields: ReadonlyArray<keyof UserFormValues>) => void;

type Handlers = { readonly onUpdated: (message: string) => void; readonly onConflict: OnConflict };

/**
 * Creates the form that changes a user. Only changed fields are sent. The user is read again before; fields that somebody else changed
 * meanwhile fail with `conflict`, and nothing is sent.
 */
export const editUserForm = (admin: Answer<Pick<AdminBackend, 'api' | 'users'>>, uid: UserId, { onUpdated, onConflict }: Handlers): FormMachine<UserFormValues> =>
  formMachine<UserFormValues>({
    validate,
    requiresChange: true,
    submit: (values, _, initial) =>
      pipe(
        admin,
        TE.flatMap(({ api, users }) =>
          pipe(
            users.find(uid),
            TE.flatMap((found): Answer<string> => {
              if (O.isNone(found)) return TE.left(notFound('user'));
              const fields = conflictingFields(initial, values, userFormValues(found.value));
              if (fields.length === 0) return api.updateUser(uid, changedAccount(initial, values));
              onConflict(found.value, fields);
              return TE.left(conflict('user'));
            }),
          ),
        ),
        TE.tapIO((message) => () => onUpdated(message)),
      ),
  });
