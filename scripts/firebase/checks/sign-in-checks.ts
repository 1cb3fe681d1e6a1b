import * as t from 'io-ts';
import { point, type CheckedPoint } from './checked-point';

type CheckedSite = { readonly address: string; readonly usesGoogle: boolean; readonly usesPasskeys: boolean };

const Options = t.type({ response: t.type({ rpId: t.string }) });

/** Returns the checks of the ways to sign in besides e-mail and password. */
export const signInChecks = ({ address, usesGoogle, usesPasskeys }: CheckedSite): ReadonlyArray<Promise<CheckedPoint>> => [
  point(usesGoogle ? 'the sign-in page may open Google’s window' : 'the sign-in page opens no window of others', async () => {
    const { headers } = await fetch(`${address}/login`);
    const isOpen = headers.get('cross-origin-opener-policy') === 'same-origin-allow-popups';
    return isOpen === usesGoogle ? null : `VITE_FIREBASE_GOOGLE was ${isOpen ? 'on' : 'off'} when the site was deployed`;
  }),
  point(usesPasskeys ? 'passkeys of this site are asked for' : 'no passkeys are asked for', async () => {
    const response = await fetch(`${address}/api/startPasskeySignIn`, { method: 'POST' });
    const options: unknown = await response.json().catch(() => null);
    if (response.status !== 200) return response.status === 404 && !usesPasskeys ? null : `status ${response.status}`;
    if (!usesPasskeys) return 'VITE_FIREBASE_PASSKEYS was set when the site was deployed';
    const { hostname } = new URL(address);
    if (!Options.is(options)) return 'the answer cannot be read';
    // Browsers take localhost for the number of this machine, which has no passkeys.
    const isHere = options.response.rpId === (hostname === '127.0.0.1' ? 'localhost' : hostname);
    return isHere ? null : `they are those of ${options.response.rpId}`;
  }),
];
