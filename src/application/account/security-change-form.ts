import type { Answer } from '#domain/shared/answer';
import type { Credentials } from '#domain/users/identity';
import { passwordError } from '#domain/users/password';
import { formMachine, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { fieldErrors } from './validate-fields';

/** Field values as typed. Each change uses one of them, or none if Google confirms who the member is. */
export type SecurityChangeValues = { readonly password: string; readonly new_password: string };

/** A change of how a member signs in, or of the member's sessions. */
export type SecurityChange = 'add-google' | 'remove-google' | 'add-password' | 'end-sessions';

type Accounts = Pick<AccountUseCases, 'addGoogle' | 'removeGoogle' | 'addPassword' | 'endOtherSessions'>;

const submitChange = (
  accounts: Accounts, change: SecurityChange, current: Credentials, hasPassword: boolean, next: string,
): Answer<void> => {
  switch (change) {
    case 'add-google':
      return accounts.addGoogle(current);
    case 'remove-google':
      return accounts.removeGoogle(current);
    case 'add-password':
      return accounts.addPassword(next);
    case 'end-sessions':
      return accounts.endOtherSessions(hasPassword ? current : 'google');
  }
};

/** Creates the form of a change. @param hasPassword whether the password confirms who the member is, or else Google's window. */
export const securityChangeFormMachine = (
  accounts: Accounts, change: SecurityChange, email: string, hasPassword: boolean,
): FormMachine<SecurityChangeValues> =>
  formMachine<SecurityChangeValues>({
    validate: ({ password, new_password: next }) =>
      fieldErrors<SecurityChangeValues>({
        password: hasPassword && change !== 'add-password' && password === '' ? 'required' : null,
        new_password: change === 'add-password' ? passwordError(next) : null,
      }),
    submit: ({ password, new_password: next }) => submitChange(accounts, change, { email, password }, hasPassword, next),
  });
