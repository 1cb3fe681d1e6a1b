import * as E from 'fp-ts/Either';
import type { Storage } from 'firebase-admin/storage';
import type { GenreImageFiles } from '#domain/genre-images/genre-image-server';
import { invalid } from '#domain/shared/failure';
import { tryAdminSdk } from '../admin-sdk';
import { IMMUTABLE } from '../cloud-storage-file';
import { publicFileUrl } from './public-file-url';
import { encodeGenreImage } from './sharp-webp-encoder';

/** Pictures at `genre/movie/{slug}.webp` in Cloud Storage. */
export const storageGenreImages = (open: () => ReturnType<Storage['bucket']>): GenreImageFiles => ({
  store: (slug, bytes, madeAt) =>
    tryAdminSdk(async () => {
      const image = await encodeGenreImage(bytes);
      if (image === null) return E.left(invalid('picture', 'not-an-image'));
      const bucket = open();
      const path = `genre/movie/${slug}.webp`;
      await bucket
        .file(path)
        .save(Buffer.from(image), { resumable: false, metadata: { contentType: 'image/webp', cacheControl: IMMUTABLE } });
      return E.right(`${publicFileUrl(bucket.name, path)}&v=${madeAt}`);
    }),
});
