import { passwordFault } from '#domain/user/password';
import { formMachine, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { faultsOf } from './faults-of';

/** What the form's field holds, as typed. */
export type ChoosePasswordValues = { readonly password: string };

export const blankChoosePassword: ChoosePasswordValues = { password: '' };

/** Choosing a new password by the code of a letter that allows it. */
export const choosePasswordForm = (accounts: Pick<AccountUseCases, 'choosePassword'>, code: string): FormMachine<ChoosePasswordValues> =>
  formMachine<ChoosePasswordValues>({
    validate: ({ password }) => faultsOf<ChoosePasswordValues>({ password: passwordFault(password) }),
    submit: ({ password }) => accounts.choosePassword(code, password),
  });
