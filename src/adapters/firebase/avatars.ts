import { deleteObject, getDownloadURL, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { invalid } from '#domain/failure';
import { pictureFault, type Avatars } from '#domain/user/avatars';
import { storageFailure } from './storage-failures';

/** Every picture has an address of its own, so that browsers may keep it for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Members' pictures at `avatars/{uid}`. */
export const storageAvatars = (storage: FirebaseStorage): Avatars => ({
  put: (uid, { bytes, type }) => {
    const fault = pictureFault(bytes);
    if (fault !== null) return TE.left(invalid('picture', fault));
    const place = ref(storage, `avatars/${uid}`);
    return TE.tryCatch(async () => {
      await uploadBytes(place, bytes, { contentType: type, cacheControl: FOR_GOOD });
      return getDownloadURL(place);
    }, storageFailure);
  },
  remove: (uid) =>
    pipe(
      TE.tryCatch(() => deleteObject(ref(storage, `avatars/${uid}`)), storageFailure),
      TE.orElse((failure) => (failure._tag === 'not-found' ? TE.right(undefined) : TE.left(failure))),
    ),
});
