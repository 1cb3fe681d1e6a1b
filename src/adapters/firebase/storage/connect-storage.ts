import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { Avatars } from '#domain/users/avatars';
import { webAvatars } from './web-avatars';
import type { FirebaseSettings } from '../firebase-settings';

/** How long the SDK tries again before it gives up, in ms; its own patience is minutes. */
const PATIENCE_MS = 15_000;
const UPLOAD_PATIENCE_MS = 60_000;

/** The file storage. */
export const connectStorage = (app: FirebaseApp, { emulators }: FirebaseSettings): Avatars => {
  const storage = getStorage(app);
  storage.maxOperationRetryTime = PATIENCE_MS;
  storage.maxUploadRetryTime = UPLOAD_PATIENCE_MS;
  if (emulators !== null) {
    const [host = '', port = ''] = emulators.storage.split(':');
    connectStorageEmulator(storage, host, Number(port));
  }
  return webAvatars(storage);
};
