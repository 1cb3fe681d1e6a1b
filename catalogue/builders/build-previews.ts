import type { LinkPreviewImage, LinkPreviewImagesFile } from '#adapters/embedded-catalogue/files/link-preview-images-file';
import { itemKey } from '#domain/catalogue/title-id';
import type { TitleFacts } from '../title-facts';

/** Returns the poster if there is one, else the backdrop. */
const previewOf = ({ posterPath, backdropPath }: TitleFacts): LinkPreviewImage | null => {
  if (posterPath !== null) return { kind: 'poster', path: posterPath };
  return backdropPath === null ? null : { kind: 'backdrop', path: backdropPath };
};

/** Returns the link preview image of each title that has an image. */
export const buildPreviews = (all: ReadonlyArray<TitleFacts>): LinkPreviewImagesFile =>
  Object.fromEntries(all.flatMap((title) => {
    const preview = previewOf(title);
    return preview === null ? [] : [[itemKey(title), preview]];
  }));
