import { emailFault, normaliseEmail } from '#domain/user/email';
import { formMachine, type Faults, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { asCredentials, currentFaults, type CurrentCredentials } from './credential-rules';

/** What the form's fields hold, as typed. */
export type ChangeEmailValues = CurrentCredentials & { readonly new_email: string };

/** How the form begins. @param email the address as it is now. */
export const blankChangeEmail = (email: string): ChangeEmailValues => ({ email, password: '', conf_password: '', new_email: '' });

const newFault = ({ email, new_email }: ChangeEmailValues): string | null =>
  emailFault(new_email) ?? (normaliseEmail(new_email) === normaliseEmail(email) ? 'same-email' : null);

const validate = (values: ChangeEmailValues): Faults<ChangeEmailValues> => {
  const inNew = newFault(values);
  return { ...currentFaults(values), ...(inNew !== null && { new_email: inNew }) };
};

/** Asks for another address, which the letter to it makes valid. */
export const changeEmailForm = (accounts: Pick<AccountUseCases, 'changeEmail'>): FormMachine<ChangeEmailValues> =>
  formMachine<ChangeEmailValues>({ validate, submit: (values) => accounts.changeEmail(asCredentials(values), values.new_email) });
