import { emulatorVariables, PROJECT } from '../../scripts/firebase/ports.mjs';
import { call } from './admin-access';

const { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, VITE_FIREBASE_STORAGE_BUCKET } = emulatorVariables();

type How = { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body: BodyInit };

const asked = async (url: string, token: string, how: Partial<How> = {}): Promise<number> =>
  (await fetch(url, { ...how, headers: { ...how.headers, authorization: `Bearer ${token}` } })).status;

const profileOf = (uid: string): string => `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/users/${uid}`;

/** What a token still opens, as status codes: reading and writing the own profile, the own picture, and a call. */
export const opens = async (uid: string, token: string): Promise<Readonly<Record<'read' | 'write' | 'picture' | 'call', number>>> => ({
  read: await asked(profileOf(uid), token),
  write: await asked(`${profileOf(uid)}?updateMask.fieldPaths=phoneNumber`, token, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { phoneNumber: { nullValue: null } } }),
  }),
  picture: await asked(`http://${FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${VITE_FIREBASE_STORAGE_BUCKET}/o?name=avatars%2F${uid}`, token, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  }),
  call: (await call('initializeUserInDatabase', 'POST', token, {})).status,
});
