import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { Answer } from '#domain/shared/answer';
import type { AccountChanges, ExpectedUserValues } from '#domain/users/admin-api';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { emailError } from '#domain/users/email';
import { passwordError } from '#domain/users/password';
import { nameError } from '#domain/users/profile';
import { fieldErrors } from '#application/account/validate-fields';
import { formMachine, type FieldErrors, type FormMachine } from '#application/shell/form-machine';
import { optionalUserErrors, type UserFormValues } from './create-user-form';

const FIELDS = ['email', 'displayName', 'phoneNumber', 'photoURL', 'password'] as const satisfies ReadonlyArray<keyof UserFormValues>;

/** Returns the field values of a user. The password is always empty. */
export const userFormValues = ({ email, name, phoneNumber, photoURL }: DirectoryEntry): UserFormValues => ({
  email, password: '', displayName: name, phoneNumber: phoneNumber ?? '', photoURL: photoURL ?? '',
});

const validate = (values: UserFormValues, hosts: ReadonlyArray<string>, storedPicture: string): FieldErrors<UserFormValues> =>
  fieldErrors<UserFormValues>({
    email: emailError(values.email),
    password: values.password === '' ? null : passwordError(values.password),
    displayName: nameError(values.displayName),
    ...optionalUserErrors(values, hosts, storedPicture),
  });

/** Returns the changed fields, trimmed; empty fields are left out. */
export const accountChanges = (initial: UserFormValues, values: UserFormValues): AccountChanges =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = field === 'password' ? values.password : values[field].trim();
      return value === '' || value === initial[field] ? [] : [[field, value]];
    }),
  );

/** Returns the values that the changes replace, as the form has read them. A password has none. */
const replacedValues = (initial: UserFormValues, changes: AccountChanges): ExpectedUserValues => ({
  ...(changes.email !== undefined && { email: initial.email }),
  ...(changes.displayName !== undefined && { displayName: initial.displayName }),
  ...(changes.phoneNumber !== undefined && { phoneNumber: initial.phoneNumber === '' ? null : initial.phoneNumber }),
  ...(changes.photoURL !== undefined && { photoURL: initial.photoURL === '' ? null : initial.photoURL }),
});

/** Returns the fields that the form and somebody else have changed to different values. */
export const conflictingFields = (
  initial: UserFormValues, values: UserFormValues, latest: UserFormValues,
): ReadonlyArray<keyof UserFormValues> => {
  const own = accountChanges(initial, values);
  return FIELDS.filter((field) => own[field] !== undefined && latest[field] !== initial[field] && latest[field] !== own[field]);
};

/** Called with the user as stored now, if somebody else has changed the same fields. */
type OnConflict = (latest: DirectoryEntry, fields: ReadonlyArray<keyof UserFormValues>) => void;

type Handlers = { readonly onUpdated: (message: string) => void; readonly onConflict: OnConflict };

/**
 * Creates the form that changes a user. Only changed fields are sent, with the values that they replace. The server refuses them with
 * `conflict` if somebody else has changed these fields meanwhile; the user is then read again. @param hosts of pictures.
 */
export const editUserFormMachine = (
  admin: Answer<Pick<AdminBackend, 'api' | 'users'>>,
  { uid, photoURL }: Pick<DirectoryEntry, 'uid' | 'photoURL'>,
  hosts: ReadonlyArray<string>,
  { onUpdated, onConflict }: Handlers,
): FormMachine<UserFormValues> =>
  formMachine<UserFormValues>({
    validate: (values) => validate(values, hosts, photoURL ?? ''),
    requiresChange: true,
    submit: (values, _, initial) => {
      const changes = accountChanges(initial, values);
      const expected = replacedValues(initial, changes);
      return pipe(
        admin,
        TE.flatMap(({ api, users }) =>
          pipe(
            Object.keys(expected).length === 0 ? api.updateUser(uid, changes) : api.updateUser(uid, changes, expected),
            TE.orElse((failure): Answer<string> => {
              if (failure._tag !== 'conflict') return TE.left(failure);
              return pipe(
                users.find(uid),
                TE.tapIO((found) => () => {
                  const fields = O.isNone(found) ? [] : conflictingFields(initial, values, userFormValues(found.value));
                  if (O.isSome(found) && fields.length > 0) onConflict(found.value, fields);
                }),
                TE.matchE(() => TE.left(failure), () => TE.left(failure)),
              );
            }),
          ),
        ),
        TE.tapIO((message) => () => onUpdated(message)),
      );
    },
  });
