import type { Storage } from 'firebase-admin/storage';
import * as E from 'fp-ts/Either';
import type { BannerFiles } from '#domain/banners/banner-admin-repository';
import { invalid, notFound } from '#domain/shared/failure';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { publicFileUrl } from './public-file-url';
import { encodeBanner } from './sharp-webp-encoder';
import { isFileNotFound, cloudStorageFile } from '../cloud-storage-file';

type Bucket = ReturnType<Storage['bucket']>;
type StorageFile = ReturnType<Bucket['file']>;

const FOLDER = 'banners/';

/** Returns the metadata of a file; null if it does not exist, such as after the trigger has removed a file that is not a picture. */
const metadataOf = async (file: StorageFile): Promise<StorageFile['metadata'] | null> => {
  try {
    return (await file.getMetadata())[0];
  } catch (error) {
    if (isFileNotFound(error)) return null;
    throw error;
  }
};

/** Banners at `banners/{name}` in Cloud Storage. */
export const storageBannerFiles = (open: () => Bucket): BannerFiles => ({
  encode: (name) =>
    tryAdminSdk(async () => {
      const bucket = open();
      const path = FOLDER + name;
      const found = await metadataOf(bucket.file(path));
      if (found === null) return E.left(notFound('image'));
      const { generation = 0, contentType, metadata } = found;
      const file = cloudStorageFile({ bucket: bucket.name, name: path, contentType, generation, metadata });
      const address = E.right(publicFileUrl(bucket.name, path));
      if (file.isEncodedByServer) return address;
      const bytes = await file.read();
      if (bytes === null) return E.left(notFound('image'));
      const image = await encodeBanner(bytes);
      if (image === null) {
        await file.remove();
        return E.left(invalid('data.add.bannerName', 'not-an-image'));
      }
      await file.replace(image);
      return address;
    }),
  remove: (name) => tryVoid(() => open().file(FOLDER + name).delete({ ignoreNotFound: true })),
  names: tryAdminSdk(async () => {
    const [files] = await open().getFiles({ prefix: FOLDER });
    return E.right(files.map(({ name }) => name.slice(FOLDER.length)));
  }),
});
