import type { ResizeOptions } from 'sharp';
import { MAX_BANNER_WIDTH } from '#domain/banners/banner-admin-repository';
import { AVATAR_SIZE, detectImageType } from '#domain/users/pictures/avatars';

/** Largest number of pixels that is decoded: a file of 2 MB can claim billions, each of which costs memory. */
const MAX_PIXELS = 4096 * 4096;
const QUALITY = 82;
const AVATAR_QUALITY = 90;

/**
 * Decodes an image and encodes its pixels as WebP, without metadata and appended bytes; null for anything that is not an image of an
 * accepted type. Sharp alone would decode SVG. Loads sharp at the first call.
 */
const encodeWebp = async (bytes: Uint8Array, size: ResizeOptions, quality = QUALITY): Promise<Uint8Array | null> => {
  if (detectImageType(bytes) === null) return null;
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(size)
      .webp({ quality })
      .toBuffer();
  } catch {
    return null;
  }
};

export const encodeAvatar = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  encodeWebp(bytes, { width: AVATAR_SIZE, height: AVATAR_SIZE, fit: 'cover', withoutEnlargement: true }, AVATAR_QUALITY);

export const encodeBanner = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  encodeWebp(bytes, { width: MAX_BANNER_WIDTH, withoutEnlargement: true });

/** Size of a genre's picture in px: twice the width of the largest tile. */
const GENRE_SIZE = { width: 960, height: 540 } as const;

export const encodeGenreImage = (bytes: Uint8Array): Promise<Uint8Array | null> => encodeWebp(bytes, { ...GENRE_SIZE, fit: 'cover' });
