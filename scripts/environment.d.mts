import type { BuildConfig } from '#composition/config';

/** Throws the app's own sentence for a value that makes no sense. @param folder where the .env files are; the project's unless told. */
export function readProfile(folder?: string): Promise<BuildConfig>;
export function profileOrEnd(): Promise<BuildConfig>;
