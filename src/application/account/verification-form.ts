import { emailError } from '#domain/users/email';
import type { Credentials } from '#domain/users/identity';
import { formMachine, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** Field values as typed. */
export type VerificationValues = Credentials;

/** Creates the form that requests another verification e-mail after re-authentication. */
export const verificationFormMachine = (accounts: Pick<AccountUseCases, 'sendVerification'>): FormMachine<VerificationValues> =>
  formMachine<VerificationValues>({
    validate: ({ email, password }) =>
      fieldErrors<VerificationValues>({ email: emailError(email), password: password === '' ? 'required' : null }),
    submit: (values) => accounts.sendVerification(values),
  });
