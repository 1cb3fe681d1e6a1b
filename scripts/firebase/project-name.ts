import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Returns the project that a command works on: the named one, else that of `.env.deploy`, else that of the environment; undefined without
 * any.
 */
export const findProject = (named: string | undefined): string | undefined => {
  // Relative to the working directory: npm runs every script in the project's folder.
  const envFile = resolve('.env.deploy');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return [named, process.env['VITE_FIREBASE_PROJECT'], process.env['GCLOUD_PROJECT'], process.env['GOOGLE_CLOUD_PROJECT']].find(
    (name) => name !== undefined && name !== '',
  );
};

/** Prints a sentence and ends the process with an error. */
export const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};
