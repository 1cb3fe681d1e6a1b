import { pngFile } from '#domain/users/contract/image-file.fixture';
import { emulatorVariables, PROJECT } from '../../scripts/firebase/ports.mjs';
import { call } from './admin-access';

const { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, VITE_FIREBASE_STORAGE_BUCKET } = emulatorVariables();

type RequestOptions = { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body: BodyInit };

const requestStatus = async (url: string, token: string, options: Partial<RequestOptions> = {}): Promise<number> =>
  (await fetch(url, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } })).status;

const profileUrl = (uid: string): string =>
  `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/users/${uid}`;

/** Returns the status codes that a token gets: reading and writing its own profile, uploading its own picture, and calling a function. */
export const opens = async (uid: string, token: string): Promise<Readonly<Record<'read' | 'write' | 'image' | 'call', number>>> => ({
  read: await requestStatus(profileUrl(uid), token),
  write: await requestStatus(`${profileUrl(uid)}?updateMask.fieldPaths=phoneNumber`, token, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { phoneNumber: { nullValue: null } } }),
  }),
  image: await requestStatus(
    `http://${FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${VITE_FIREBASE_STORAGE_BUCKET}/o?name=avatars%2F${uid}`,
    token,
    {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: pngFile().bytes,
    },
  ),
  call: (await call('initializeUserInDatabase', 'POST', token, {})).status,
});
