import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { MAX_IMAGE_BYTES, imageError, detectImageType, type ImageFile } from '#domain/users/avatars';

/** A file that somebody chose or dropped, not yet read. `size` in bytes. */
export type ChosenFile = { readonly size: number; readonly read: Answer<Uint8Array<ArrayBuffer>> };

/** Reads a file that is small enough, and tells what its bytes are, whatever its name says. `invalid` with the fault's name for what will not do. */
export const readImage = ({ size, read }: ChosenFile): Answer<ImageFile> => {
  if (size > MAX_IMAGE_BYTES) return TE.left(invalid('picture', 'picture-too-large'));
  return pipe(
    read,
    TE.flatMap((bytes): Answer<ImageFile> => {
      const [fault, type] = [imageError(bytes), detectImageType(bytes)];
      return fault === null && type !== null ? TE.right({ bytes, type }) : TE.left(invalid('picture', fault ?? 'not-a-picture'));
    }),
  );
};
