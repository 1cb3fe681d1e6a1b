// The scripts that stand in the documents themselves: a file of its own would delay the first view by a round trip. The content security
// policy allows their hashes and no other inline script.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Returns the minified code of files in `public`. Loads Terser late: `npm start` and `npm test` import this file before they have installed it. */
const codeOf = (...names) => {
  const { minify_sync } = createRequire(import.meta.url)('terser');
  return names.map((name) => minify_sync(readFileSync(join(root, 'public', `${name}.js`), 'utf8'), { compress: { passes: 2 } }).code).join('\n');
};

let scripts = null;

/**
 * Returns the inline scripts: `early` sends the first requests of a document of the TMDB catalogue, `search` writes the text of a search
 * into its document, and `head` is what every document runs first, by its catalogue.
 */
export const inlineScripts = () => {
  scripts ??= {
    early: codeOf('tmdb-start'),
    search: codeOf('search-start'),
    head: { embedded: codeOf('theme', 'featured', 'boot-error', 'outdated', 'start'), tmdb: codeOf('theme', 'featured', 'boot-error', 'outdated', 'tmdb-fill', 'start') },
  };
  return scripts;
};

/** Returns the source expression of an inline script or style for the content security policy. */
export const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the source expressions of the inline scripts, for `script-src`. */
export const scriptSources = () => {
  const { early, search, head } = inlineScripts();
  return [early, search, head.embedded, head.tmdb].map(sourceOf);
};
