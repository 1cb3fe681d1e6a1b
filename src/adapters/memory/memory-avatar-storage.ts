import * as TE from 'fp-ts/TaskEither';
import { invalid } from '#domain/shared/failure';
import { imageError, detectImageType, type AvatarStorage, type ImageFile } from '#domain/users/pictures/avatars';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { randomHex } from './auth/password-hash';
import { ownerAccess } from './owner-access';

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Returns an image as a data URL, which a state can hold. */
export const toDataUrl = ({ bytes, type }: ImageFile): string => `data:${type};base64,${base64(bytes)}`;

/**
 * Avatars stored as data URLs in the profile: a data URL survives a reload, is the same in every tab and is deleted with the
 * profile, so no separate storage is needed.
 */
export const memoryAvatarStorage = (deps: MemoryBackendDeps): AvatarStorage => {
  const { checkOwner, answerIf } = ownerAccess(deps, 'image');
  return {
    put: (uid, { bytes }) => {
      const [error, type] = [imageError(bytes), detectImageType(bytes)];
      if (error !== null || type === null) return TE.left(invalid('image', error ?? 'not-an-image'));
      return answerIf(checkOwner(uid), TE.fromIO(() => `data:${type};kept=${randomHex(6)};base64,${base64(bytes)}`));
    },
    remove: (uid) => answerIf(checkOwner(uid), TE.right(undefined)),
  };
};
