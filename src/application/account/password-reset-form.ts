import { emailError } from '#domain/users/email';
import { formMachine, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** Field value as typed. */
export type PasswordResetValues = { readonly email: string };

/** Creates the form that requests a password reset e-mail. The result does not reveal whether the address has an account. */
export const passwordResetFormMachine = (accounts: Pick<AccountUseCases, 'requestPasswordReset'>): FormMachine<PasswordResetValues> =>
  formMachine<PasswordResetValues>({
    validate: ({ email }) => fieldErrors<PasswordResetValues>({ email: emailError(email) }),
    submit: ({ email }) => accounts.requestPasswordReset(email),
  });
