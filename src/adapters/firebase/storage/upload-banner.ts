import { ref, uploadBytesResumable, type FirebaseStorage } from 'firebase/storage';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { UploadBanner } from '#domain/banners/banner-admin';
import { aborted, networkFailure, offline } from '#domain/shared/failure';
import { storageFailure } from './storage-failures';
import { UPLOAD_CACHE_CONTROL } from './upload-cache-control';

/** Uploads banners to `banners/{name}` in Cloud Storage. Fails with `offline` at once without a network: the SDK would try for a minute. */
export const bannerUploads =
  (storage: FirebaseStorage): UploadBanner =>
  (name, { bytes, type }, { onProgress, signal }) =>
  () => {
    if (signal.aborted) return Promise.resolve(E.left(aborted));
    if (networkFailure(undefined, globalThis.navigator) === offline) return Promise.resolve(E.left(offline));
    const task = uploadBytesResumable(ref(storage, `banners/${name}`), bytes, { contentType: type, cacheControl: UPLOAD_CACHE_CONTROL });
    const cancel = (): void => void task.cancel();
    signal.addEventListener('abort', cancel);
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes));
    const done = (): void => signal.removeEventListener('abort', cancel);
    return TE.tryCatch(async () => {
      await task;
      onProgress(1);
    }, storageFailure)().finally(done);
  };
