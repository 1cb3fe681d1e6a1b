import type { BuildConfig } from '#composition/config';

/** Throws the app's own error message for an invalid value. @param folder folder of the .env files; default: the project's. */
export function readConfig(folder?: string): Promise<BuildConfig>;
/** Prints the error message of an invalid value and ends the process with status 1. */
export function readConfigOrExit(): Promise<BuildConfig>;
