// The script of the TMDB catalogue's documents that stands in the HTML itself: a file of its own would delay the page's first requests by
// one round trip. The content security policy allows its hash and no other inline script.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** The script's text without comments and indentation. */
export const EARLY_SCRIPT = readFileSync(join(root, 'public/tmdb-start.js'), 'utf8').split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('//')).join('\n');

/** Source expression of the script for `script-src`. */
export const EARLY_SCRIPT_HASH = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;
