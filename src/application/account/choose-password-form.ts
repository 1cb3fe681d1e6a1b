import { passwordError } from '#domain/users/password';
import { formMachine, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** What the form's field holds, as typed. */
export type ChoosePasswordValues = { readonly password: string };

export const blankChoosePassword: ChoosePasswordValues = { password: '' };

/** Choosing a new password by the code of a letter that allows it. */
export const choosePasswordForm = (accounts: Pick<AccountUseCases, 'confirmPasswordReset'>, code: string): FormMachine<ChoosePasswordValues> =>
  formMachine<ChoosePasswordValues>({
    validate: ({ password }) => fieldErrors<ChoosePasswordValues>({ password: passwordError(password) }),
    submit: ({ password }) => accounts.confirmPasswordReset(code, password),
  });
