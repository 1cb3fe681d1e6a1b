import { deleteObject, getDownloadURL, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { invalid, networkFailure, offline, type Failure } from '#domain/shared/failure';
import { imageError, type AvatarStorage } from '#domain/users/pictures/avatars';
import { storageFailure } from './storage-failures';
import { UPLOAD_CACHE_CONTROL } from './upload-cache-control';

/**
 * Returns the public URL of an avatar, without the download token: each upload creates another token, and a profile with an earlier
 * URL would point nowhere if its update failed. The parameter `v` makes browsers fetch the new image.
 */
const toPublicUrl = (downloadUrl: string): string => {
  const url = new URL(downloadUrl);
  url.searchParams.delete('token');
  url.searchParams.set('v', crypto.randomUUID());
  return url.href;
};

/** Runs a call of the SDK. Fails with `offline` at once without a network: the SDK would try for a minute before it says so. */
const call =
  <A>(run: () => Promise<A>): TE.TaskEither<Failure, A> =>
  () =>
    (networkFailure(undefined, globalThis.navigator) === offline ? TE.left(offline) : TE.tryCatch(run, storageFailure))();

/** Avatars at `avatars/{uid}` in Cloud Storage. */
export const webAvatarStorage = (storage: FirebaseStorage): AvatarStorage => ({
  put: (uid, { bytes, type }) => {
    const error = imageError(bytes);
    if (error !== null) return TE.left(invalid('image', error));
    return call(async () => {
      const reference = ref(storage, `avatars/${uid}`);
      await uploadBytes(reference, bytes, { contentType: type, cacheControl: UPLOAD_CACHE_CONTROL });
      return toPublicUrl(await getDownloadURL(reference));
    });
  },
  remove: (uid) =>
    pipe(
      call(() => deleteObject(ref(storage, `avatars/${uid}`))),
      TE.orElse((failure) => (failure._tag === 'not-found' ? TE.right(undefined) : TE.left(failure))),
    ),
});
