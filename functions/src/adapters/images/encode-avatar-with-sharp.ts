import { AVATAR_SIZE } from '#domain/users/pictures/avatars';
import type { EncodeAvatar } from '../../triggers/verify-and-encode-image';

/** Largest number of pixels that is decoded: a file of 2 MB can claim billions, each of which costs memory. */
const MAX_PIXELS = 4096 * 4096;

const QUALITY = 90;

/**
 * Decodes an image with sharp and encodes its pixels as WebP. Metadata and bytes after the image are lost with the original file.
 * Loads sharp at the first call, because only the trigger needs its native library.
 */
export const encodeAvatarWithSharp: EncodeAvatar = async (bytes) => {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
};
