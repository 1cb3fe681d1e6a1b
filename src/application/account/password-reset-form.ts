import { emailError } from '#domain/users/email';
import { formMachine, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** What the form's field holds, as typed. */
export type PasswordResetValues = { readonly email: string };

/** Asking for a letter that allows a new password. Whether the address has an account is not told. */
export const passwordResetForm = (accounts: Pick<AccountUseCases, 'askForPasswordReset'>): FormMachine<PasswordResetValues> =>
  formMachine<PasswordResetValues>({
    validate: ({ email }) => fieldErrors<PasswordResetValues>({ email: emailError(email) }),
    submit: ({ email }) => accounts.askForPasswordReset(email),
  });
