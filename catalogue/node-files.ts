import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as TE from 'fp-ts/TaskEither';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { notFound, unavailable } from '#domain/shared/failure';
import { buildFiles, writeFiles } from './builders/build-catalogue';
import { loadFacts } from './load-facts';

/** Where `npm run catalogue` leaves its files. */
export const BUILT_FOLDER = fileURLToPath(new URL('../public/catalogue', import.meta.url));

/** Reads a built catalogue's files from the disk: for tests, prerendering and the bench. */
export const nodeFiles = (folder: string = BUILT_FOLDER): ReadFile => (file) =>
  TE.tryCatch(
    async () => JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown,
    (thrown) => (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT' ? notFound('file') : unavailable(null, String(thrown))),
  );

const isBuilt = (): boolean => existsSync(join(BUILT_FOLDER, 'front.json'));
const build = async (): Promise<void> => writeFiles(await buildFiles(loadFacts()), BUILT_FOLDER);

/** The same, for a clone where nothing has been built yet: the first file that is read builds them all. */
export const builtFiles = (): ReadFile => {
  const read = nodeFiles();
  let ready: Promise<void> | null = null;
  return (file, signal) => async () => {
    ready ??= isBuilt() ? Promise.resolve() : build();
    await ready;
    return read(file, signal)();
  };
};
