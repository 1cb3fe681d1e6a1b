import { emailError } from '#domain/users/email';
import type { Credentials } from '#domain/users/identity';
import { formMachine, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** What the form's fields hold, as typed. */
export type SignInValues = Credentials;

/** Signing in. Of the password nothing is asked but that there is one: what it has to be like was asked when it was chosen. */
export const signInForm = (accounts: Pick<AccountUseCases, 'signIn'>): FormMachine<SignInValues> =>
  formMachine<SignInValues>({
    validate: ({ email, password }) => fieldErrors<SignInValues>({ email: emailError(email), password: password === '' ? 'required' : null }),
    submit: (values) => accounts.signIn(values),
  });
