import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as TE from 'fp-ts/TaskEither';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { notFound, unavailable } from '#domain/shared/failure';
import { buildFiles, writeFiles } from './builders/build-catalogue';
import { loadFacts } from './load-facts';

/** Output folder of `npm run catalogue`. */
export const BUILT_FOLDER = fileURLToPath(new URL('../public/catalogue', import.meta.url));

/** Reads the files of a built catalogue from disk, for tests and benchmarks. */
export const nodeFiles =
  (folder: string = BUILT_FOLDER): ReadFile =>
  (file) =>
    TE.tryCatch(
      async () => JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown,
      (thrown) =>
        thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT' ? notFound('file') : unavailable(null, String(thrown)),
    );

const isBuilt = (): boolean => existsSync(join(BUILT_FOLDER, 'first-view.json'));
const build = async (): Promise<void> => writeFiles(await buildFiles(loadFacts()), BUILT_FOLDER);

/** Reads like `nodeFiles`. The first read builds the catalogue if it has not been built, as in a new clone. */
export const builtFiles = (): ReadFile => {
  const read = nodeFiles();
  let ready: Promise<void> | null = null;
  return (file, signal) => async () => {
    ready ??= isBuilt() ? Promise.resolve() : build();
    await ready;
    return read(file, signal)();
  };
};
