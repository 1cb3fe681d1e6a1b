import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/answer';
import { invalid, notAllowed } from '#domain/failure';
import { pictureFault, sniffPicture, type Avatars } from '#domain/user/avatars';
import type { UserId } from '#domain/user/user-id';
import { standing } from './account-edits';
import type { Means } from './means';
import { randomText } from './passwords';

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
export const inMemoryAvatars = ({ ground, browser }: Means): Avatars => {
  const owner = (uid: UserId): Answer<void> =>
    pipe(
      ground.read,
      TE.flatMapEither((state) => standing(browser, state)),
      TE.flatMapEither((account) => (account.uid === uid ? E.right(undefined) : E.left(notAllowed('picture')))),
    );
  return {
    put: (uid, { bytes }) => {
      const fault = pictureFault(bytes);
      const type = sniffPicture(bytes);
      if (fault !== null || type === null) return TE.left(invalid('picture', fault ?? 'not-a-picture'));
      return pipe(owner(uid), TE.map(() => `data:${type};kept=${randomText(6)};base64,${base64(bytes)}`));
    },
    remove: owner,
  };
};
