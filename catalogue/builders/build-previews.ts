import type { LinkPreviewImage, LinkPreviewImagesFile } from '#adapters/embedded-catalogue/files/link-preview-images-file';
import { itemKey } from '#domain/catalogue/title-id';
import type { TitleFacts } from '../title-facts';

/** Returns the backdrop if there is one, else the poster. */
const previewOf = ({ posterPath, backdropPath }: TitleFacts): LinkPreviewImage | null => {
  if (backdropPath !== null) return { kind: 'backdrop', path: backdropPath };
  return posterPath === null ? null : { kind: 'poster', path: posterPath };
};

/** Returns the link preview image of each title that has an image. */
export const buildPreviews = (all: ReadonlyArray<TitleFacts>): LinkPreviewImagesFile =>
  Object.fromEntries(all.flatMap((title) => {
    const preview = previewOf(title);
    return preview === null ? [] : [[itemKey(title), preview]];
  }));
