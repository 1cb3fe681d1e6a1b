import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Failure } from '#domain/failure';
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

/** Chooses another password, which ends all other sessions. Sent again after it was half done, it does the rest. */
export const changePasswordForm = (accounts: Pick<AccountUseCases, 'changePassword' | 'finishPassword'>): FormMachine<ChangePasswordValues> => {
  // The password that counts already, though what was sent with it was refused: only this form knows that it was chosen here.
  let chosen: string | null = null;
  return formMachine<ChangePasswordValues>({
    validate,
    submit: (values) => {
      const change = values.new_password === chosen ? accounts.finishPassword : accounts.changePassword;
      const note = (failure: Failure): Failure => {
        if (failure.isHalfDone === true) chosen = values.new_password;
        return failure;
      };
      return pipe(change(asCredentials(values), values.new_password), TE.mapLeft(note));
    },
  });
};
