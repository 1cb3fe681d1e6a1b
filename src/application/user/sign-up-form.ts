import { emailFault } from '#domain/user/email';
import type { Newcomer } from '#domain/user/identity';
import { passwordFault } from '#domain/user/password';
import { nameFault } from '#domain/user/profile';
import { formMachine, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { faultsOf } from './faults-of';

/** What the form's fields hold, as typed. */
export type SignUpValues = Newcomer;

export const blankSignUp: SignUpValues = { name: '', email: '', password: '' };

/** Opening an account. */
export const signUpForm = (accounts: Pick<AccountUseCases, 'signUp'>): FormMachine<SignUpValues> =>
  formMachine<SignUpValues>({
    validate: ({ name, email, password }) => faultsOf<SignUpValues>({ name: nameFault(name), email: emailFault(email), password: passwordFault(password) }),
    submit: (values) => accounts.signUp(values),
  });
