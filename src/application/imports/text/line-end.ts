/** Characters that say how lines end. */
const SAMPLE_CHARACTERS = 1_000_000;

/**
 * Returns the character that ends each line. A file that was put together or changed by hand can have it with and without "\r" before it.
 * Old programs for the Mac write "\r" alone, also around cells of several lines.
 */
export const lineEndOf = (text: string): '\n' | '\r' =>
  (!text.includes('\r') || text.slice(0, SAMPLE_CHARACTERS).replace(/"[^"]*"/g, '').includes('\n') ? '\n' : '\r');
