import type { BuildConfig } from '#composition/config';

/** Throws the app's own error message for an invalid value. @param folder folder of the .env files; default: the project's. */
export function readConfig(folder?: string, mode?: string): Promise<BuildConfig>;
/** Reads variables, texts and logo. Throws a `CommandError` for the first invalid one. */
export function readOperatorInput(mode?: 'production' | 'development', folder?: string): Promise<BuildConfig>;
/** Prints a sentence for an invalid variable, text or logo and ends the process with status 1. */
export function readConfigOrExit(mode?: 'production' | 'development'): Promise<BuildConfig>;
