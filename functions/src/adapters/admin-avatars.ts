import type { Storage } from 'firebase-admin/storage';
import type { Avatars } from '#domain/users/avatars';
import { tryVoid } from './admin-sdk';

type Bucket = ReturnType<Storage['bucket']>;

/** Avatars at `avatars/{uid}` in Cloud Storage. */
export const adminStorageAvatars = (bucket: () => Bucket): Pick<Avatars, 'remove'> => ({
  remove: (uid) => tryVoid(() => bucket().file(`avatars/${uid}`).delete({ ignoreNotFound: true })),
});
