import type { Environment } from '../src/composition/environment.ts';

/** Throws the app's own sentence for a value that makes no sense. @param folder where the .env files are; the project's unless told. */
export function readProfile(folder?: string): Promise<Environment>;
export function profileOrEnd(): Promise<Environment>;
