import { passwordError } from '#domain/users/password';
import { formMachine, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** Field value as typed. */
export type ChoosePasswordValues = { readonly password: string };

export const initialChoosePasswordValues: ChoosePasswordValues = { password: '' };

/** Creates the form that sets a new password with the code of a reset e-mail. */
export const choosePasswordFormMachine = (
  accounts: Pick<AccountUseCases, 'confirmPasswordReset'>, code: string,
): FormMachine<ChoosePasswordValues> =>
  formMachine<ChoosePasswordValues>({
    validate: ({ password }) => fieldErrors<ChoosePasswordValues>({ password: passwordError(password) }),
    submit: ({ password }) => accounts.confirmPasswordReset(code, password),
  });
