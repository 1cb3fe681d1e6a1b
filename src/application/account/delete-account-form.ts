import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { normalizeEmail } from '#domain/users/email';
import { formMachine, type FieldErrors, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';

/** Field values as typed. */
export type DeleteAccountValues = { readonly email: string; readonly password: string };

export const initialDeleteAccountValues: DeleteAccountValues = { email: '', password: '' };

const emailRule = (typed: string, ownEmail: string): string | null =>
  typed.trim() === '' ? 'required' : normalizeEmail(typed) === normalizeEmail(ownEmail) ? null : 'not-your-email';

/**
 * Creates the form that deletes the member's account; requires the account's address and the password.
 * @param ownEmail the account's address.
 * @param onDeleted called after deletion; the form's screen is unmounted by then.
 */
export const deleteAccountFormMachine = (
  accounts: Pick<AccountUseCases, 'deleteAccount'>, ownEmail: string,
  onDeleted: () => void,
): FormMachine<DeleteAccountValues> => {
  const validate = ({ email, password }: DeleteAccountValues): FieldErrors<DeleteAccountValues> => {
    const emailError = emailRule(email, ownEmail);
    return { ...(emailError !== null && { email: emailError }), ...(password === '' && { password: 'required' }) };
  };
  const submit = (values: DeleteAccountValues) => pipe(accounts.deleteAccount(values), TE.tapIO(() => onDeleted));
  return formMachine<DeleteAccountValues>({ validate, submit });
};
