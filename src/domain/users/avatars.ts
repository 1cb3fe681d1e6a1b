import type { Answer } from '../shared/answer';
import type { UserId } from './user-id';

/** The same bound as a banner's: 2048 KB. */
export const MAX_IMAGE_BYTES = 2_097_152;

/** Never svg: it can hold scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** A picture as bytes, of the type that its bytes say. */
export type ImageFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: ImageType };

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean => Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** What the first bytes say that a file is, whatever its name says; null for anything that is not a picture of ours. */
export const detectImageType = (bytes: Uint8Array): ImageType | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && startsWith(bytes, 1, 'PNG\r\n')) return 'image/png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image/webp';
  return startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis') ? 'image/avif' : null;
};

export type ImageError = 'picture-too-large' | 'not-a-picture';

/** Why a file will not do, or null. */
export const imageError = (bytes: Uint8Array): ImageError | null =>
  bytes.byteLength > MAX_IMAGE_BYTES ? 'picture-too-large' : detectImageType(bytes) === null ? 'not-a-picture' : null;

/** Where members' pictures are kept, one a member. */
export interface Avatars {
  /**
   * Keeps the picture in place of the one before. `invalid` with a fault's name for what is none.
   * @returns its address, a new one each time. Those before lead to a picture for as long as there is one: a profile may still name them.
   */
  readonly put: (uid: UserId, picture: ImageFile) => Answer<string>;
  /** Removes the picture; that there is none is fine. */
  readonly remove: (uid: UserId) => Answer<void>;
}
