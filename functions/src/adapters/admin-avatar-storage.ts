import type { Storage } from 'firebase-admin/storage';
import type { AvatarStorage } from '#domain/users/pictures/avatars';
import { tryVoid } from './admin-sdk';

type Bucket = ReturnType<Storage['bucket']>;

/** Avatars at `avatars/{uid}` in Cloud Storage. Also removes files below that path, which the rules refuse. */
export const adminAvatarStorage = (bucket: () => Bucket): Pick<AvatarStorage, 'remove'> => ({
  remove: (uid) =>
    tryVoid(async () => {
      const [below] = await bucket().getFiles({ prefix: `avatars/${uid}/` });
      for (const file of [bucket().file(`avatars/${uid}`), ...below]) await file.delete({ ignoreNotFound: true });
    }),
});
