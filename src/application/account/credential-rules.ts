import { emailError } from '#domain/users/email';
import type { Credentials } from '#domain/users/identity';

/** What both changes of credentials ask for first, under the names of their fields. */
export type CurrentCredentials = { readonly email: string; readonly password: string; readonly conf_password: string };

type Rules = Readonly<Partial<Record<keyof CurrentCredentials, string>>>;

/** The current password twice, so that nobody locks themself out by a slip. */
const repeatFault = (password: string, repeated: string): string | null =>
  repeated === '' ? 'required' : repeated === password ? null : 'passwords-differ';

/** The rules that the current credentials break, by field. */
export const currentCredentialErrors = ({ email, password, conf_password }: CurrentCredentials): Rules => {
  const [inEmail, inRepeat] = [emailError(email), repeatFault(password, conf_password)];
  return {
    ...(inEmail !== null && { email: inEmail }),
    ...(password === '' && { password: 'required' }),
    ...(inRepeat !== null && { conf_password: inRepeat }),
  };
};

export const toCredentials = ({ email, password }: CurrentCredentials): Credentials => ({ email, password });
