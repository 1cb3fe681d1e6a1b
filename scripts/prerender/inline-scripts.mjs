// The scripts that stand in the documents themselves: a file of its own would delay the first view by a round trip. The content security
// policy allows their hashes and no other inline script.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../setup.mjs';

let scripts = null;

/**
 * Returns the scripts of documents by name (start-bundles.mjs): `head` is what every document runs first; `cards`, `landing`, `title` and
 * `person` send the first requests of a document of the TMDB catalogue and put the first answers into it, by what it shows; `search` writes
 * the text of a search into its document, `featured` chooses the featured titles of the day, `programme` requests the programme of the day,
 * and `date` writes the date. `details` and `outdated` are files. Another process bundles them: the callers need them synchronously;
 * late, because `npm start` and `npm test` import this file before they have installed the bundler.
 */
export const startScripts = () => {
  scripts ??= JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/prerender/start-bundles.mjs')], { encoding: 'utf8' }));
  return scripts;
};

/** Returns the source expression of an inline script or style for the content security policy. */
export const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the source expressions of all inline scripts, for `script-src` of addresses without a policy of their own. */
export const scriptSources = () => {
  const { head, cards, landing, title, person, search, featured, programme, date } = startScripts();
  return [head, cards, landing, title, person, search, featured, programme, date].map(sourceOf);
};

/** A block of data is not executed: the policy does not concern it. */
const INLINE = /<(script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))|style)[^>]*>([\s\S]*?)<\/\1>/g;

/** Returns the source expressions of the inline scripts and styles of a document. */
export const sourcesIn = (html) => {
  const all = [...html.matchAll(INLINE)].map(([, element, text]) => ({ element, source: sourceOf(text) }));
  const of = (name) => all.filter(({ element }) => element === name).map(({ source }) => source);
  return { script: of('script'), style: of('style') };
};
