import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { notFound, unexpected } from '#domain/shared/failure';

/** The catalogue's files in a folder of this machine. */
export const readFolder =
  (folder: URL): ReadFile =>
  (file) =>
  async () => {
    try {
      return E.right(JSON.parse(await readFile(new URL(file, folder), 'utf8')) as unknown);
    } catch (thrown) {
      const missing = thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
      return E.left(missing ? notFound('file') : unexpected('a file of the catalogue cannot be read'));
    }
  };
