import type { Storage } from 'firebase-admin/storage';
import type { Avatars } from '../../../src/domain/user/avatars';
import { doing } from './answering';

type Bucket = ReturnType<Storage['bucket']>;

/** Members' pictures in Cloud Storage, at `avatars/{uid}`. */
export const storageAvatars = (bucket: () => Bucket): Pick<Avatars, 'remove'> => ({
  remove: (uid) => doing(() => bucket().file(`avatars/${uid}`).delete({ ignoreNotFound: true })),
});
