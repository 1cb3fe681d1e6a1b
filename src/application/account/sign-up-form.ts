import { emailError } from '#domain/users/email';
import type { SignUpInput } from '#domain/users/identity';
import { passwordError } from '#domain/users/password';
import { nameError } from '#domain/users/profile';
import { formMachine, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** Field values as typed. */
export type SignUpValues = SignUpInput;

export const initialSignUpValues: SignUpValues = { name: '', email: '', password: '' };

/** Creates the sign-up form. */
export const signUpFormMachine = (accounts: Pick<AccountUseCases, 'signUp'>): FormMachine<SignUpValues> =>
  formMachine<SignUpValues>({
    validate: ({ name, email, password }) =>
      fieldErrors<SignUpValues>({ name: nameError(name), email: emailError(email), password: passwordError(password) }),
    submit: (values) => accounts.signUp(values),
  });
