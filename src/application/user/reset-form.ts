import { emailFault } from '#domain/user/email';
import { formMachine, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { faultsOf } from './faults-of';

/** What the form's field holds, as typed. */
export type ResetValues = { readonly email: string };

/** Asking for a letter that allows a new password. Whether the address has an account is not told. */
export const resetForm = (accounts: Pick<AccountUseCases, 'askForPasswordReset'>): FormMachine<ResetValues> =>
  formMachine<ResetValues>({
    validate: ({ email }) => faultsOf<ResetValues>({ email: emailFault(email) }),
    submit: ({ email }) => accounts.askForPasswordReset(email),
  });
