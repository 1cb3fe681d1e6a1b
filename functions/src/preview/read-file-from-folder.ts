import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { notFound, unexpected } from '#domain/shared/failure';

/** Reads the catalogue's files from a local folder. */
export const readFileFromFolder =
  (folder: URL): ReadFile =>
  (file) =>
  async () => {
    try {
      return E.right(JSON.parse(await readFile(new URL(file, folder), 'utf8')) as unknown);
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      return E.left(isMissing ? notFound('file') : unexpected('a catalogue file cannot be read'));
    }
  };
