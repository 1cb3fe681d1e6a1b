/** Returns why a version of Node is not supported; null if it is. */
export function whyNotNode(version: string): string | null;

/** Returns why a folder cannot hold the packages and files of the project; null if it can. @param access throws if the user may not write. */
export function whyNotWritable(folder: string, access?: (folder: string, mode: number) => void): string | null;

/** Writes the static files of the embedded catalogue if they are missing or older than their sources. */
export function ensureCatalogue(): void;
