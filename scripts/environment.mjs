// Reads the configuration of a build as Vite does (the environment, then the .env files) and decodes it with the app's codec.
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { loadEnv } from 'vite';
import { CommandError, endWithSentence } from './command-error.mjs';
import { root } from './setup.mjs';

const modules = new Map();
/** Imports a TypeScript module once. */
const load = (path) => {
  if (!modules.has(path)) modules.set(path, tsImport(path, import.meta.url));
  return modules.get(path);
};

/** Returns the configuration of a production build in `folder`. Throws the app's own error message for an invalid value. */
export const readConfig = async (folder = root, mode = 'production') => {
  const { readBuildConfig } = await load('../src/composition/config.ts');
  return readBuildConfig(loadEnv(mode, folder, 'VITE_'));
};

/**
 * Returns the configuration of a build or, with the mode `development`, of the development server. Throws a `CommandError` for an invalid
 * variable, operator's text or logo, and for a development server without a token that it needs.
 */
export const readOperatorInput = async (mode = 'production', folder = root) => {
  try {
    const config = await readConfig(folder, mode);
    const [{ readOperatorTexts }, { readTmdbLogo }] = await Promise.all(
      ['operator-texts', 'tmdb-logo'].map((file) => load(`./operator/${file}.ts`)),
    );
    readOperatorTexts(join(folder, 'operator'), config);
    await readTmdbLogo(config.tmdbLogo, join(folder, 'public'));
    if (mode !== 'development') return config;
    const { readTmdbAccess, tmdbConfigError } = await load('./tmdb-access.ts');
    const missing = tmdbConfigError(config, readTmdbAccess(loadEnv(mode, folder, 'TMDB_')));
    if (missing !== null) throw new CommandError(missing);
    return config;
  } catch (error) {
    throw new CommandError(error.message, { cause: error });
  }
};

/**
 * Returns the same for a script. For an invalid value, prints a sentence without a stack trace and ends the process with status 1, before
 * Vite starts.
 */
export const readConfigOrExit = (mode = 'production') => endWithSentence(() => readOperatorInput(mode));
