import { emailError } from '#domain/users/email';
import type { Credentials } from '#domain/users/identity';
import { formMachine, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** What the form's fields hold, as typed. */
export type VerificationValues = Credentials;

/** Asking once more for the letter that verifies the address; first it is proven who asks. */
export const verificationForm = (accounts: Pick<AccountUseCases, 'sendVerification'>): FormMachine<VerificationValues> =>
  formMachine<VerificationValues>({
    validate: ({ email, password }) => fieldErrors<VerificationValues>({ email: emailError(email), password: password === '' ? 'required' : null }),
    submit: (values) => accounts.sendVerification(values),
  });
