/** Returns why a version of Node is not supported; null if it is. */
export function whyNotNode(version: string): string | null;

/** Writes the static files of the embedded catalogue if they are missing or older than their sources. */
export function ensureCatalogue(): void;
