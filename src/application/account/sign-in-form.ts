import { emailError } from '#domain/users/email';
import type { Credentials } from '#domain/users/identity';
import { formMachine, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** Field values as typed. */
export type SignInValues = Credentials;

/** Creates the sign-in form. The password is only required; password rules apply when it is chosen. */
export const signInFormMachine = (accounts: Pick<AccountUseCases, 'signIn'>): FormMachine<SignInValues> =>
  formMachine<SignInValues>({
    validate: ({ email, password }) =>
      fieldErrors<SignInValues>({ email: emailError(email), password: password === '' ? 'required' : null }),
    submit: (values) => accounts.signIn(values),
  });
