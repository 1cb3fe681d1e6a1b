import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { UploadBanner } from '#domain/banners/banner-admin';
import type { AvatarStorage } from '#domain/users/pictures/avatars';
import { bannerUploads } from './upload-banner';
import { webAvatarStorage } from './web-avatar-storage';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

/** Retry limits of the SDK, in ms; the SDK's defaults are 2 and 10 minutes. */
const OPERATION_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;

/** Calls of Cloud Storage that the app makes. */
export type StorageAdapters = { readonly avatars: AvatarStorage; readonly uploadBanner: UploadBanner };

/** Connects Cloud Storage. */
export const connectStorage = (app: FirebaseApp, { emulators }: FirebaseSettings): StorageAdapters => {
  const storage = getStorage(app);
  storage.maxOperationRetryTime = OPERATION_TIMEOUT_MS;
  storage.maxUploadRetryTime = UPLOAD_TIMEOUT_MS;
  if (emulators !== null) {
    const [host = '', port = ''] = emulators.storage.split(':');
    connectStorageEmulator(storage, host, Number(port));
  }
  return { avatars: webAvatarStorage(storage), uploadBanner: bannerUploads(storage) };
};
