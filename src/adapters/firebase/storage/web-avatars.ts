import { deleteObject, getDownloadURL, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { invalid } from '#domain/shared/failure';
import { imageError, type Avatars } from '#domain/users/avatars';
import { storageFailure } from './storage-failures';

/** Every picture has an address of its own, so that browsers may keep it for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The address of a picture as anybody may fetch it. Without the token that the service adds to it: each upload makes another token, and
 * the address that a profile still names would lead nowhere if the profile could not be told of the new one. What it has instead
 * makes browsers fetch the next picture anew.
 */
const addressOf = (told: string): string => {
  const address = new URL(told);
  address.searchParams.delete('token');
  address.searchParams.set('v', crypto.randomUUID());
  return address.href;
};

/** Members' pictures at `avatars/{uid}`. */
export const webAvatars = (storage: FirebaseStorage): Avatars => ({
  put: (uid, { bytes, type }) => {
    const fault = imageError(bytes);
    if (fault !== null) return TE.left(invalid('picture', fault));
    const place = ref(storage, `avatars/${uid}`);
    return TE.tryCatch(async () => {
      await uploadBytes(place, bytes, { contentType: type, cacheControl: FOR_GOOD });
      return addressOf(await getDownloadURL(place));
    }, storageFailure);
  },
  remove: (uid) =>
    pipe(
      TE.tryCatch(() => deleteObject(ref(storage, `avatars/${uid}`)), storageFailure),
      TE.orElse((failure) => (failure._tag === 'not-found' ? TE.right(undefined) : TE.left(failure))),
    ),
});
