import { passwordFault } from '#domain/user/password';
import { formMachine, type Faults, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { asCredentials, currentFaults, type CurrentCredentials } from './credential-rules';

/** What the form's fields hold, as typed. */
export type ChangePasswordValues = CurrentCredentials & { readonly new_password: string };

/** How the form begins. @param email the address of the account. */
export const blankChangePassword = (email: string): ChangePasswordValues => ({ email, password: '', conf_password: '', new_password: '' });

const validate = (values: ChangePasswordValues): Faults<ChangePasswordValues> => {
  const inNew = passwordFault(values.new_password) ?? (values.new_password === values.password ? 'same-password' : null);
  return { ...currentFaults(values), ...(inNew !== null && { new_password: inNew }) };
};

/** Chooses another password, which ends all other sessions. */
export const changePasswordForm = (accounts: Pick<AccountUseCases, 'changePassword'>): FormMachine<ChangePasswordValues> =>
  formMachine<ChangePasswordValues>({ validate, submit: (values) => accounts.changePassword(asCredentials(values), values.new_password) });
