// The scripts that stand in the documents themselves: a file of its own would delay the first view by a round trip. The content security
// policy allows their hashes and no other inline script.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify_sync } from 'terser';
import { root } from '../setup.mjs';

/** Returns the minified code of a file in `public`. */
const textOf = (name) => minify_sync(readFileSync(join(root, 'public', `${name}.js`), 'utf8'), { compress: { passes: 2 } }).code;

/** Sends the first requests of a document of the TMDB catalogue. */
export const EARLY_SCRIPT = textOf('tmdb-start');

/** Writes the text of a search into its document. */
export const SEARCH_SCRIPT = textOf('search-start');

const headScript = (...more) => ['theme', 'featured', 'boot-error', 'outdated', ...more, 'start'].map(textOf).join('\n');

/** What every document runs first, by its catalogue. */
export const HEAD_SCRIPTS = { embedded: headScript(), tmdb: headScript('tmdb-fill') };

/** Returns the source expression of an inline script or style for the content security policy. */
export const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Source expressions of the inline scripts, for `script-src`. */
export const SCRIPT_SOURCES = [EARLY_SCRIPT, SEARCH_SCRIPT, HEAD_SCRIPTS.embedded, HEAD_SCRIPTS.tmdb].map(sourceOf);
