// The scripts that stand in the documents themselves: a file of its own would delay the first view by a round trip. The content security
// policy allows their hashes and no other inline script.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/**
 * Returns the minified code of files in `public`. Loads Terser late: `npm start` and `npm test` import this file before they have installed
 * it.
 */
const codeOf = (...names) => {
  const { minify_sync } = createRequire(import.meta.url)('terser');
  return names
    .map((name) => minify_sync(readFileSync(join(root, 'public', `${name}.js`), 'utf8'), { compress: { passes: 2 } }).code)
    .join('\n');
};

let scripts = null;

/**
 * Returns the inline scripts: `head` is what every document runs first, `early` sends the first requests of a document of the TMDB
 * catalogue, `fill` puts the first answer into it, by what the page shows, `search` writes the text of a search into its document,
 * `featured` chooses the featured titles of the day, and `programme` requests the programme of the day.
 */
export const inlineScripts = () => {
  scripts ??= {
    head: codeOf('theme', 'boot-error', 'failed-files', 'start'),
    early: codeOf('tmdb-start'),
    fill: {
      cards: codeOf('tmdb-fill-cards', 'tmdb-fill'),
      title: codeOf('tmdb-fill-title', 'tmdb-fill'),
      person: codeOf('tmdb-fill-person', 'tmdb-fill'),
    },
    search: codeOf('search-start'),
    featured: codeOf('featured'),
    programme: codeOf('programme'),
  };
  return scripts;
};

/** Returns the text of the script that requests and fills a document of the TMDB catalogue. @param shows 'cards', 'title' or 'person'. */
export const earlyScript = (shows) => `${inlineScripts().early}\n${inlineScripts().fill[shows]}`;

/** Returns the source expression of an inline script or style for the content security policy. */
export const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the source expressions of all inline scripts, for `script-src` of addresses without a policy of their own. */
export const scriptSources = () => {
  const { head, fill, search, featured, programme } = inlineScripts();
  return [head, ...Object.keys(fill).map(earlyScript), search, featured, programme].map(sourceOf);
};

/** A block of data is not executed: the policy does not concern it. */
const INLINE = /<(script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))|style)[^>]*>([\s\S]*?)<\/\1>/g;

/** Returns the source expressions of the inline scripts and styles of a document. */
export const sourcesIn = (html) => {
  const all = [...html.matchAll(INLINE)].map(([, element, text]) => ({ element, source: sourceOf(text) }));
  const of = (name) => all.filter(({ element }) => element === name).map(({ source }) => source);
  return { script: of('script'), style: of('style') };
};

/** Files of `public` that documents contain: the build does not serve them. */
export const IN_DOCUMENTS = [
  'theme.js', 'featured.js', 'programme.js', 'boot-error.js', 'failed-files.js', 'start.js', 'details-start.js', 'search-start.js',
  'tmdb-start.js', 'tmdb-fill.js', 'tmdb-fill-cards.js', 'tmdb-fill-title.js', 'tmdb-fill-person.js',
];
