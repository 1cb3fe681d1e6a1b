import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { MAX_IMAGE_BYTES, imageError, detectImageType, type ImageFile } from '#domain/users/avatars';

/** A chosen or dropped file before reading. `size` in bytes. */
export type ChosenFile = { readonly size: number; readonly read: Answer<Uint8Array<ArrayBuffer>> };

/** Reads a file and detects its type from its bytes, not its name. Fails with `invalid` and the violated rule; large files are not read. */
export const readImage = ({ size, read }: ChosenFile): Answer<ImageFile> => {
  if (size > MAX_IMAGE_BYTES) return TE.left(invalid('image', 'image-too-large'));
  return pipe(
    read,
    TE.flatMap((bytes): Answer<ImageFile> => {
      const [error, type] = [imageError(bytes), detectImageType(bytes)];
      return error === null && type !== null ? TE.right({ bytes, type }) : TE.left(invalid('image', error ?? 'not-an-image'));
    }),
  );
};
