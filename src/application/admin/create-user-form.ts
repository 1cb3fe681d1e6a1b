import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { Answer } from '#domain/shared/answer';
import type { AuthService } from '#domain/users/auth-service';
import { photoUrlError, type NewAccountInput } from '#domain/users/admin-api';
import { emailError } from '#domain/users/email';
import { passwordError } from '#domain/users/password';
import { nameError, phoneError } from '#domain/users/profile';
import { fieldErrors } from '#application/account/validate-fields';
import { formMachine, type FieldErrors, type FormMachine } from '#application/shell/form-machine';

/** Field values as typed. */
export type UserFormValues = { readonly [Field in keyof Required<NewAccountInput>]: string };

export const initialUserFormValues: UserFormValues = { email: '', password: '', displayName: '', phoneNumber: '', photoURL: '' };

/** Fields that a draft keeps: not the password. */
export const USER_DRAFT_FIELDS = ['displayName', 'email', 'phoneNumber', 'photoURL'] as const satisfies ReadonlyArray<keyof UserFormValues>;

/**
 * Returns the invalid optional fields: phone number and picture may be empty.
 * @param hosts of pictures.
 * @param stored picture, which may stay as it is.
 */
export const optionalUserErrors = (
  { phoneNumber, photoURL }: UserFormValues,
  hosts: ReadonlyArray<string>, stored = '',
): Readonly<Record<'phoneNumber' | 'photoURL', string | null>> => ({
  phoneNumber: phoneError(phoneNumber),
  photoURL: photoURL.trim() === '' || photoURL === stored ? null : photoUrlError(photoURL.trim(), hosts),
});

const validate = (values: UserFormValues, hosts: ReadonlyArray<string>): FieldErrors<UserFormValues> =>
  fieldErrors<UserFormValues>({
    email: emailError(values.email),
    password: passwordError(values.password),
    displayName: nameError(values.displayName),
    ...optionalUserErrors(values, hosts),
  });

/** Returns the account as it is sent: without empty fields. */
const toAccount = ({ email, password, displayName, phoneNumber, photoURL }: UserFormValues): NewAccountInput => ({
  email: email.trim(),
  password,
  displayName,
  ...(phoneNumber.trim() !== '' && { phoneNumber: phoneNumber.trim() }),
  ...(photoURL.trim() !== '' && { photoURL: photoURL.trim() }),
});

/** Outcome of the invitation to a new account; null without an invitation. */
export type InvitationOutcome = 'sent' | 'failed' | null;

type Ports = {
  readonly admin: Answer<Pick<AdminBackend, 'api'>>;
  readonly auth: Pick<AuthService, 'sendPasswordReset'>;
  /** Hosts of pictures. */
  readonly hosts: ReadonlyArray<string>;
  /** The random password of an invited account: a form with this password sends an invitation. */
  readonly invitedPassword: string;
};

/**
 * Creates the form that creates an account. A refused form keeps its values. With the password of an invitation, an e-mail with a link for
 * a new password follows; the account stays if that e-mail fails. @param onCreated gets the server's message and the address.
 */
export const createUserFormMachine = (
  { admin, auth, hosts, invitedPassword }: Ports,
  onCreated: (message: string, email: string, invitation: InvitationOutcome) => void,
): FormMachine<UserFormValues> =>
  formMachine<UserFormValues>({
    validate: (values) => validate(values, hosts),
    submit: (values) => {
      const email = values.email.trim();
      const invited = values.password === invitedPassword;
      const invite: Answer<InvitationOutcome> = invited
        ? pipe(
            auth.sendPasswordReset(email),
            TE.match(
              (): InvitationOutcome => 'failed',
              (): InvitationOutcome => 'sent',
            ),
            TE.fromTask,
          )
        : TE.right(null);
      return pipe(
        admin,
        TE.flatMap(({ api }) => api.createUser({ ...toAccount(values), ...(invited && { invited }) })),
        TE.flatMap((message) => pipe(invite, TE.tapIO((invitation) => () => onCreated(message, email, invitation)))),
      );
    },
  });
