import { emailError, normalizeEmail } from '#domain/users/email';
import { formMachine, type FieldErrors, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { toCredentials, currentCredentialErrors, type CurrentCredentials } from './credential-rules';

/** What the form's fields hold, as typed. */
export type ChangeEmailValues = CurrentCredentials & { readonly new_email: string };

/** How the form begins. @param email the address as it is now. */
export const blankChangeEmail = (email: string): ChangeEmailValues => ({ email, password: '', conf_password: '', new_email: '' });

const newFault = ({ email, new_email }: ChangeEmailValues): string | null =>
  emailError(new_email) ?? (normalizeEmail(new_email) === normalizeEmail(email) ? 'same-email' : null);

const validate = (values: ChangeEmailValues): FieldErrors<ChangeEmailValues> => {
  const inNew = newFault(values);
  return { ...currentCredentialErrors(values), ...(inNew !== null && { new_email: inNew }) };
};

/** Asks for another address, which the letter to it makes valid. */
export const changeEmailForm = (accounts: Pick<AccountUseCases, 'changeEmail'>): FormMachine<ChangeEmailValues> =>
  formMachine<ChangeEmailValues>({ validate, submit: (values) => accounts.changeEmail(toCredentials(values), values.new_email) });
