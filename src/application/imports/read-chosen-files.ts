import * as E from 'fp-ts/Either';
import { invalid, type Failure } from '#domain/shared/failure';
import type { ServiceFile } from './read-service-files';

/** Most that all files of an archive may take, in bytes, and most files in one: far more than the history of a lifetime. */
const MAX_ARCHIVE_BYTES = 200 * 1024 * 1024;
const MAX_ARCHIVE_FILES = 5000;

/** Returns whether the bytes begin like a zip archive. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** Returns whether the bytes are text: programs and pictures have zeros near their beginning. */
const isText = (bytes: Uint8Array): boolean =>
  bytes.length > 0 && !(bytes[0] === 0xff && bytes[1] === 0xd8) && !bytes.subarray(0, 4096).includes(0);

/** Decodes UTF-8, UTF-16 with a byte order mark, and else the code page that Windows programs write. */
export const textOf = (bytes: Uint8Array): string => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/**
 * Unpacks the tables and JSON files of an archive; other files stay packed. Fails with `invalid` for an archive that is damaged, encrypted
 * or too large.
 */
const unpack = async (bytes: Uint8Array): Promise<E.Either<Failure, ReadonlyArray<ServiceFile>>> => {
  // Only who chooses an archive loads the code.
  const { unzipSync } = await import('fflate');
  let [count, size] = [0, 0];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        if (!/\.(?:csv|json|txt)$/i.test(name)) return false;
        size += originalSize;
        return count <= MAX_ARCHIVE_FILES && size <= MAX_ARCHIVE_BYTES;
      },
    });
    if (count > MAX_ARCHIVE_FILES || size > MAX_ARCHIVE_BYTES) return E.left(invalid('file', 'too-large'));
    return E.right(
      Object.entries(files)
        .filter(([, content]) => content.length > 0)
        .map(([name, content]) => ({ name, text: textOf(content) })),
    );
  } catch {
    return E.left(invalid('file', 'damaged-archive'));
  }
};

/**
 * Returns the texts of a file: several of an archive. Fails with `invalid` for the field `file`: `no-text`, `damaged-archive` or
 * `too-large`.
 */
export const readChosenFile = async (name: string, bytes: Uint8Array): Promise<E.Either<Failure, ReadonlyArray<ServiceFile>>> => {
  if (isZip(bytes)) return unpack(bytes);
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isMarked || isText(bytes) ? E.right([{ name, text: textOf(bytes) }]) : E.left(invalid('file', 'no-text'));
};
