// Reads the configuration of a build as Vite does (the environment, then the .env files) and decodes it with the app's codec.
import { tsImport } from 'tsx/esm/api';
import { loadEnv } from 'vite';
import { root } from './setup.mjs';

/** Returns the configuration of a production build in `folder`. Throws the app's own error message for an invalid value. */
export const readConfig = async (folder = root) => {
  const { readBuildConfig } = await tsImport('../src/composition/config.ts', import.meta.url);
  return readBuildConfig(loadEnv('production', folder, 'VITE_'));
};

/** Returns the same for a script. For an invalid value, prints the message without a stack trace and ends the process with status 1. */
export const readConfigOrExit = async () => {
  try {
    return await readConfig();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
};
