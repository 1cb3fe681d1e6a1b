import type { Storage } from 'firebase-admin/storage';
import * as E from 'fp-ts/Either';
import { invalid } from '#domain/shared/failure';
import type { AvatarStorage, CopyPicture } from '#domain/users/pictures/avatars';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { ENCODED_BY_SERVER, IMMUTABLE } from '../cloud-storage-file';
import { requestPicture } from './copy-picture';
import { publicFileUrl, STORAGE_HOST } from './public-file-url';
import { encodeAvatar } from './sharp-webp-encoder';

type Bucket = ReturnType<Storage['bucket']>;

const pathOf = (uid: string): string => `avatars/${uid}`;

/** Avatars at `avatars/{uid}` in Cloud Storage. Also removes files below that path, which the rules refuse. */
export const adminAvatarStorage = (
  bucket: () => Bucket, now: () => number,
): Pick<AvatarStorage, 'remove'> & { readonly copy: CopyPicture } => ({
  copy: (uid, address) =>
    tryAdminSdk(async () => {
      if (address.toLowerCase().startsWith(`${STORAGE_HOST}/`)) return E.right(address);
      const requested = await requestPicture(address);
      if (E.isLeft(requested)) return requested;
      const image = await encodeAvatar(requested.right);
      if (image === null) return E.left(invalid('data.photoURL', 'not-an-image'));
      const { name } = bucket();
      await bucket().file(pathOf(uid)).save(Buffer.from(image), {
        resumable: false,
        metadata: { contentType: 'image/webp', cacheControl: IMMUTABLE, metadata: { [ENCODED_BY_SERVER]: 'true' } },
      });
      return E.right(`${publicFileUrl(name, pathOf(uid))}&v=${now()}`);
    }),
  remove: (uid) =>
    tryVoid(async () => {
      const [below] = await bucket().getFiles({ prefix: `${pathOf(uid)}/` });
      for (const file of [bucket().file(pathOf(uid)), ...below]) await file.delete({ ignoreNotFound: true });
    }),
});
