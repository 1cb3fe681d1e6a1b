import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { MAX_CHOSEN_BYTES, detectImageType, type ChoiceError, type ImageFile } from '#domain/users/pictures/avatars';

/** A chosen or dropped file before reading. `size` in bytes. */
export type ChosenFile = { readonly size: number; readonly read: Answer<Uint8Array<ArrayBuffer>> };

const reject = (error: ChoiceError): Answer<never> => TE.left(invalid('image', error));

/** Reads a file and detects its type from its bytes, not its name. Fails with `invalid` and the violated rule; large files are not read. */
export const readImage = ({ size, read }: ChosenFile): Answer<ImageFile> => {
  if (size > MAX_CHOSEN_BYTES) return reject('file-too-large');
  return pipe(
    read,
    TE.flatMap((bytes): Answer<ImageFile> => {
      const type = detectImageType(bytes);
      return type === null ? reject('not-an-image') : TE.right({ bytes, type });
    }),
  );
};
