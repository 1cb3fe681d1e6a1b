import { expect } from '../e2e/steps';
import { emulatorVariables, PROJECT } from '../../scripts/firebase/ports.mjs';

type Kind = 'verifyEmail' | 'verifyAndChangeEmail' | 'resetPassword' | 'recoverEmail';
type Code = { readonly email: string; readonly newEmail?: string; readonly requestType: string; readonly oobCode: string };

const TYPES: Readonly<Record<Kind, string>> = {
  verifyEmail: 'VERIFY_EMAIL', verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL', resetPassword: 'PASSWORD_RESET',
  recoverEmail: 'RECOVER_EMAIL',
};
const CODES_URL = `http://${emulatorVariables().FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${PROJECT}/oobCodes`;

const newest = async (kind: Kind, email: string): Promise<Code | undefined> => {
  const { oobCodes = [] } = (await (await fetch(CODES_URL)).json()) as { readonly oobCodes?: ReadonlyArray<Code> };
  return oobCodes.findLast((code) => code.requestType === TYPES[kind] && code.email === email);
};

/**
 * Returns the URL path of the newest action e-mail once the identity service has created it.
 * @param email the address of the account at that time.
 */
export const actionEmailTo = async (kind: Kind, email: string): Promise<string> => {
  await expect.poll(async () => (await newest(kind, email))?.oobCode ?? '', { message: `an action e-mail for ${email}` }).not.toBe('');
  const code = (await newest(kind, email))?.oobCode ?? '';
  return `/login?${new URLSearchParams({ mode: kind, oobCode: code }).toString()}`;
};
