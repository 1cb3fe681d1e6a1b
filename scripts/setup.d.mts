/** Returns why a version of Node is not supported; null if it is. */
export function whyNotNode(version: string): string | null;
