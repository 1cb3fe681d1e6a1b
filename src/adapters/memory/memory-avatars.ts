import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { invalid, forbidden } from '#domain/shared/failure';
import { imageError, detectImageType, type Avatars } from '#domain/users/avatars';
import type { UserId } from '#domain/users/user-id';
import { activeAccount } from './auth/account-edits';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { randomHex } from './auth/password-hash';

/** As many bytes at once as a call takes arguments everywhere. */
const SLICE = 8192;

const base64 = (bytes: Uint8Array): string => {
  const slices = Array.from({ length: Math.ceil(bytes.length / SLICE) }, (_, at) => String.fromCharCode(...bytes.subarray(at * SLICE, (at + 1) * SLICE)));
  return btoa(slices.join(''));
};

/**
 * Pictures whose address holds the picture itself: it survives a reload, is the same in every tab, and is gone with the profile
 * that names it, so that nothing has to be kept beside it.
 */
export const memoryAvatars = ({ storage, browserId }: MemoryBackendDeps): Avatars => {
  const owner = (uid: UserId): Answer<void> =>
    pipe(
      storage.read,
      TE.flatMapEither((state) => activeAccount(browserId, state)),
      TE.flatMapEither((account) => (account.uid === uid ? E.right(undefined) : E.left(forbidden('picture')))),
    );
  return {
    put: (uid, { bytes }) => {
      const fault = imageError(bytes);
      const type = detectImageType(bytes);
      if (fault !== null || type === null) return TE.left(invalid('picture', fault ?? 'not-a-picture'));
      return pipe(owner(uid), TE.map(() => `data:${type};kept=${randomHex(6)};base64,${base64(bytes)}`));
    },
    remove: owner,
  };
};
