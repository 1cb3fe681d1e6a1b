// What a build is for, read as Vite reads it (the environment, then the .env files) and decoded as the app decodes it.
import { tsImport } from 'tsx/esm/api';
import { loadEnv } from 'vite';
import { root } from './setup.mjs';

/** The profile of a production build made in this folder; a value that makes no sense throws the sentence that the app would. */
export const readProfile = async (folder = root) => {
  const { readBuildConfig } = await tsImport('../src/composition/config.ts', import.meta.url);
  return readBuildConfig(loadEnv('production', folder, 'VITE_'));
};

/** The same for a script: who gets something wrong reads the sentence, not the script's code. */
export const profileOrEnd = async () => {
  try {
    return await readProfile();
  } catch (fault) {
    console.error(fault.message);
    return process.exit(1);
  }
};
