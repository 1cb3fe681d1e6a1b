import { emailError } from '#domain/users/email';
import type { Credentials } from '#domain/users/identity';

/** Fields for the current credentials in the change-email and change-password forms. */
export type CurrentCredentialValues = { readonly email: string; readonly password: string; readonly conf_password: string };

type Rules = Readonly<Partial<Record<keyof CurrentCredentialValues, string>>>;

/** Checks the repeated current password; the repetition catches typing errors. */
const repeatError = (password: string, repeated: string): string | null =>
  repeated === '' ? 'required' : repeated === password ? null : 'passwords-differ';

/** Returns the violated rules of the current credentials by field. */
export const currentCredentialErrors = ({ email, password, conf_password }: CurrentCredentialValues): Rules => {
  const [emailIssue, repeatIssue] = [emailError(email), repeatError(password, conf_password)];
  return {
    ...(emailIssue !== null && { email: emailIssue }),
    ...(password === '' && { password: 'required' }),
    ...(repeatIssue !== null && { conf_password: repeatIssue }),
  };
};

export const toCredentials = ({ email, password }: CurrentCredentialValues): Credentials => ({ email, password });
