import { emailError, normalizeEmail } from '#domain/users/email';
import { formMachine, type FieldErrors, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { toCredentials, currentCredentialErrors, type CurrentCredentialValues } from './credential-rules';

/** Field values as typed. */
export type ChangeEmailValues = CurrentCredentialValues & { readonly new_email: string };

/** Returns the initial values. @param email the current address. */
export const initialChangeEmailValues = (email: string): ChangeEmailValues => ({ email, password: '', conf_password: '', new_email: '' });

const newEmailError = ({ email, new_email }: ChangeEmailValues): string | null =>
  emailError(new_email) ?? (normalizeEmail(new_email) === normalizeEmail(email) ? 'same-email' : null);

const validate = (values: ChangeEmailValues): FieldErrors<ChangeEmailValues> => {
  const errorInNew = newEmailError(values);
  return { ...currentCredentialErrors(values), ...(errorInNew !== null && { new_email: errorInNew }) };
};

/** Creates the form for a new address, which takes effect when its action e-mail is confirmed. */
export const changeEmailFormMachine = (accounts: Pick<AccountUseCases, 'changeEmail'>): FormMachine<ChangeEmailValues> =>
  formMachine<ChangeEmailValues>({ validate, submit: (values) => accounts.changeEmail(toCredentials(values), values.new_email) });
