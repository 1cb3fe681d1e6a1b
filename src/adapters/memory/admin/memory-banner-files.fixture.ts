import * as TE from 'fp-ts/TaskEither';
import type { BannerFiles } from '#domain/banners/banner-admin-repository';
import { invalid, notFound } from '#domain/shared/failure';

/** Files of banners in a test, by name: whether the server would decode the file. */
export const memoryBannerFiles = (files: Map<string, 'image' | 'not-an-image'>): BannerFiles => ({
  encode: (name) =>
    TE.flatMap(() => {
      const file = files.get(name);
      if (file === 'image') return TE.right(`/files/${name}`);
      files.delete(name);
      return TE.left(file === undefined ? notFound('image') : invalid('data.add.bannerName', 'not-an-image'));
    })(TE.right(undefined)),
  remove: (name) => TE.fromIO(() => void files.delete(name)),
  names: TE.fromIO(() => [...files.keys()]),
});
