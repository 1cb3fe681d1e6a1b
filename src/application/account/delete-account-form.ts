import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { normalizeEmail } from '#domain/users/email';
import { formMachine, type FieldErrors, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';

/** What the form's fields hold, as typed. */
export type DeleteAccountValues = { readonly email: string; readonly password: string };

export const blankDeleteAccount: DeleteAccountValues = { email: '', password: '' };

const emailRule = (typed: string, own: string): string | null =>
  typed.trim() === '' ? 'required' : normalizeEmail(typed) === normalizeEmail(own) ? null : 'not-your-email';

/**
 * Deletes the member's account once they have typed its address and their password.
 * @param own the account's address.
 * @param onGone called when everything is gone: the screen that asked is gone by then too.
 */
export const deleteAccountForm = (accounts: Pick<AccountUseCases, 'deleteAccount'>, own: string, onGone: () => void): FormMachine<DeleteAccountValues> => {
  const validate = ({ email, password }: DeleteAccountValues): FieldErrors<DeleteAccountValues> => {
    const inEmail = emailRule(email, own);
    return { ...(inEmail !== null && { email: inEmail }), ...(password === '' && { password: 'required' }) };
  };
  const submit = (values: DeleteAccountValues) => pipe(accounts.deleteAccount(values), TE.tapIO(() => onGone));
  return formMachine<DeleteAccountValues>({ validate, submit });
};
