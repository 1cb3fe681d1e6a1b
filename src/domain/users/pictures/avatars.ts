import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';

/** Maximum size of a chosen file in bytes (25 MB). A photo is cropped and scaled down in the browser before it is stored. */
export const MAX_CHOSEN_BYTES = 26_214_400;

/** Maximum number of pixels of a chosen image (50 megapixels). */
export const MAX_CHOSEN_PIXELS = 50_000_000;

/** Maximum size of a stored file in bytes (2048 KB), also used for banners. */
export const MAX_IMAGE_BYTES = 2_097_152;

/** Width and height of a stored avatar in px. */
export const AVATAR_SIZE = 512;

/** Accepted image types. SVG is excluded because SVG files can contain scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** An image file; `type` is detected from the bytes. */
export type ImageFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: ImageType };

const startsWith = (bytes: Uint8Array, offset: number, text: string): boolean =>
  Array.from(text).every((char, index) => bytes[offset + index] === char.charCodeAt(0));

/** Detects the image type from the first bytes, independent of the file name; null for any other type. */
export const detectImageType = (bytes: Uint8Array): ImageType | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && startsWith(bytes, 1, 'PNG\r\n')) return 'image/png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image/webp';
  return startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis') ? 'image/avif' : null;
};

/** Why a chosen file is rejected. */
export type ChoiceError = 'file-too-large' | 'too-many-pixels' | 'not-an-image';

/** Returns why a chosen image with these dimensions in px is rejected, or null if it is accepted. */
export const dimensionError = (width: number, height: number): ChoiceError | null =>
  width * height > MAX_CHOSEN_PIXELS ? 'too-many-pixels' : null;

/** Why a file is not stored. */
export type ImageError = 'image-too-large' | 'not-an-image';

/** Returns why a file is not stored, or null if valid. */
export const imageError = (bytes: Uint8Array): ImageError | null =>
  bytes.byteLength > MAX_IMAGE_BYTES ? 'image-too-large' : detectImageType(bytes) === null ? 'not-an-image' : null;

/**
 * Copies a picture from a host that the operator lists in place of the user's image, so that no browser sends requests to that host.
 * Returns the address of the copy; the site's own uploads, and every address where a backend cannot copy, are returned as they are.
 * `invalid` with the `ImageError` for what is no picture, `unavailable` if the host does not answer.
 */
export type CopyPicture = (uid: UserId, address: string) => Answer<string>;

/** Storage of profile images, one per member. */
export interface AvatarStorage {
  /**
   * Stores an image in place of the previous one. Fails with `invalid` and the `ImageError` for an invalid file.
   * @returns the image URL, a new URL each time. Earlier URLs resolve to an image while one exists, because profiles may reference them.
   */
  readonly put: (uid: UserId, image: ImageFile) => Answer<string>;
  /** Removes the image; succeeds if there is none. */
  readonly remove: (uid: UserId) => Answer<void>;
}
