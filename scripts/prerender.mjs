// Prerenders the first view of the pages that visitors usually open first, and writes the empty shell for all others.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfigOrExit } from './environment.mjs';
import { earlyRequests, fillTemplate, rootElement } from './prerender/fill-template.mjs';
import { firstFonts } from './prerender/first-fonts.mjs';
import { featuredTemplates } from './prerender/featured-templates.mjs';
import { firstStyles, withLinkedScripts, withoutFaces } from './prerender/first-styles.mjs';
import { sourcesIn, startScripts } from './prerender/inline-scripts.mjs';
import { INLINE_SOURCES, NOT_FOUND_PAGE, SHELL } from './firebase/hosting.mjs';
import { manifestOf } from './manifest.mjs';
import { memberAttributes } from './prerender/member-attributes.mjs';
import { writeKnownPages } from './prerender/known-pages.mjs';
import { writeSitemap } from './prerender/sitemap.mjs';
import { EARLY_ANSWER, EXAMPLE, furtherQueries, LATE_QUERIES, WAITING, WHOLE } from './prerender/prerender-pages.mjs';
import { root } from './setup.mjs';

const outDir = process.argv[2] ?? 'dist';
const dist = join(root, outDir);
const manifest = manifestOf(dist);
const { chunks, entry, keysOf, pageKey, configKeys, catalogueKeys, scriptsOf, stylesOf } = manifest;
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const catalogue = process.env.MARQUEE_CATALOGUE_PATH ?? '/catalogue/';
const profile = await readConfigOrExit();
const usesEmbedded = profile.catalogue === 'embedded';
const fontFiles = firstFonts(dist, chunks, stylesOf([entry]));

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);
/** Writes a file whose name contains the hash of its content, so that browsers can cache it permanently. */
const asset = (name, extension, content) => {
  const file = `assets/${name}-${hashOf(content)}.${extension}`;
  writeFileSync(join(dist, file), content);
  return file;
};
const forMember = memberAttributes(manifest, profile, (code) => asset('for-member', 'js', code));
const forCatalogue = usesEmbedded ? ` data-catalogue="${catalogue}"` : '';
/** Scripts of a page's head that run before the app has loaded: before the first paint, or async. */
const EARLY = { '/search': `<script${forCatalogue}>${startScripts().search}</script>` };
if (usesEmbedded) {
  const file = asset('details-start', 'js', startScripts().details);
  EARLY['/details'] = `<script src="/${file}" async${forCatalogue}></script>`;
}

const pictureHost = /^https?:/.test(profile.tmdbImageBase) ? [`<link rel="preconnect" href="${new URL(profile.tmdbImageBase).origin}">`] : [];
/** Image of link previews for pages without their own. */
const SHARED = `<meta property="og:image" content="${profile.site ?? ''}/share.jpg">`;
/** Returns whether a document stands at one address: not the shell, and not the not-found page. */
const hasOwnAddress = (address) => address !== null && address !== '*';

/** Address -> source expressions of its inline scripts and styles. Hosting sends a policy for each. */
const inlineSources = {};
/**
 * Returns the document of a prerendered page: the styles of its first view, the fonts, and a small script that loads the whole sheet and
 * the app after the first paint. Documents that stand at many addresses link the sheet, because no rule of Hosting allows their styles.
 * `asks`: the page requests the catalogue before it hydrates.
 */
const documentOf = async (address, { head: tags, body, results }, pages,
  { mode = 'whole', asks = mode === 'waiting', script = '', featured = null, early = null } = {}) => {
  const keys = [entry, ...configKeys(profile), ...(asks ? catalogueKeys(profile) : []), ...pages];
  const styles = stylesOf(keys);
  const sheet = styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  const first = asset('first', 'css', hasOwnAddress(address) ? withoutFaces(sheet) : sheet);
  const lines = [
    tags === '' ? '<title>Marquee</title>' : tags,
    ...(tags.includes('og:image') ? [] : [SHARED]),
    `${hasOwnAddress(address) ? '<style></style>' : ''}<link rel="stylesheet" href="/${first}"${hasOwnAddress(address) ? ' data-whole disabled' : ''}>`,
    ...(early === null ? [] : pictureHost),
    ...fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...(script === '' ? [] : [script]),
    // Stylesheets contained in the first one are linked too, so that the app does not load them again; browsers do not load disabled links.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ];
  const main = `<script data-main="/${chunks[entry].file}" data-with="${scriptsOf(keys).map((file) => `/${file}`).join(' ')}"${forMember(address, pages)}>${startScripts().head}</script>`;
  const choosesFeatured = featured === null ? '' : `\n    <script data-featured-day="${featured.day}">${startScripts().featured}</script>`;
  // Before all files, so that the requests are the first ones.
  const inline = earlyRequests(early, () => startScripts()[EARLY_ANSWER[address] ?? 'cards']);
  const rootOfPage = rootElement({ address, mode, body, results, templates: [featured?.templates, early?.template] });
  const html = fillTemplate(template, { scripts: inline + main + choosesFeatured, lines, root: rootOfPage });
  if (!hasOwnAddress(address)) return html;
  const styleText = (await firstStyles(sheet, withLinkedScripts(html, dist))).replace(/\}\n+/g, '}');
  const document = html.replace('<style></style>', () => `<style>${styleText}</style>`);
  inlineSources[address] = sourcesIn(document);
  return document;
};

let prerendered = 0;
const write = (address, html) => {
  const file = join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  prerendered += 1;
};
const writeNotFound = async (page) =>
  write(NOT_FOUND_PAGE.replace('.html', ''), await documentOf('*', page, keysOf('/not-found-page.tsx'), { mode: 'waiting' }));

const shell = await documentOf(null, { head: '', body: '' }, [], { asks: true });
writeFileSync(join(dist, SHELL), shell);
writeFileSync(join(dist, NOT_FOUND_PAGE), shell);
const known = [];
const rendered = await import(pathToFileURL(join(root, `.cache/prerender-${outDir}`, 'prerender.js')).href);
const { prerenderPage, prerenderTmdbPage, knownPages, replaceMetadata, CATALOGUE_LIST_PATHS, GENRE_PATHS, calendarDay } = rendered;
const lists = Object.fromEntries(CATALOGUE_LIST_PATHS.map((address) => [address, 'catalogue-list-page']));
const genres = Object.fromEntries(GENRE_PATHS.map((address) => [address, 'genre-page']));
const now = Date.now();
const featuredAt = featuredTemplates(rendered, now);
if (usesEmbedded) {
  EARLY['/'] = `<script data-programme-day="${calendarDay(now)}"${forCatalogue}>${startScripts().programme}</script>`;
  const read = async (file) => JSON.parse(await readFile(join(dist, catalogue, file), 'utf8'));
  const renderAt = (address, time) => prerenderPage(address, read, { now: time });
  for (const [address, name] of Object.entries({ ...WHOLE, ...lists, ...genres })) {
    write(address, await documentOf(address, await prerenderPage(address, read, { now }), [pageKey(name)],
      { asks: !(address in WHOLE), script: EARLY[address], featured: await featuredAt(address, renderAt) }));
  }
  const waiting = {};
  for (const [address, name] of Object.entries(WAITING)) {
    const page = await prerenderPage(EXAMPLE[address], () => new Promise(() => {}), { waits: true });
    // The head tags of such a page depend on the query string: the app sets them.
    waiting[address] = await documentOf(address, { ...page, head: '' }, [pageKey(name)], { mode: 'waiting', script: EARLY[address] });
    write(address, waiting[address]);
  }
  // On Firebase a function fills in these documents.
  const documents = profile.backend === 'firebase' ? null : { titles: waiting['/details'], people: waiting['/person'] };
  known.push(...(await writeKnownPages(dist, await knownPages(read, profile.site), { documents, replaceMetadata, site: profile.site })));
  // Equal for every unknown address; only its shelf is in the loading state. It is usually part of the entry and has no chunk of its own.
  await writeNotFound(await prerenderPage(NOT_FOUND_PAGE, () => new Promise(() => {}), { waits: true }));
} else {
  EARLY['/'] = `<script>${startScripts().date}</script>`;
  // Titles are unknown at build time: pages that need them are prerendered in their loading state, with the requests of their first view.
  for (const [address, name] of Object.entries({ ...WHOLE, ...WAITING, ...lists, ...genres })) {
    const page = await prerenderTmdbPage(EXAMPLE[address] ?? address, now);
    const requests = { [address === '/details' ? 'movie' : '']: page.requests };
    for (const [key, query] of Object.entries(furtherQueries(address))) {
      requests[key] = (await prerenderTmdbPage(`${address}?${query}`, now)).requests;
    }
    const isKnown = !(address in WAITING);
    const early = page.mode === 'whole' ? null
      : { requests, template: page.template === '' ? '' : `<template id="early-template">${page.template}</template>` };
    const options = { mode: page.mode, script: EARLY[address], featured: await featuredAt(address, prerenderTmdbPage), early };
    const keys = [pageKey(name), ...(LATE_QUERIES[address] ?? []).flatMap(keysOf)];
    write(address, await documentOf(address, isKnown ? page : { ...page, head: '' }, keys, options));
  }
  await writeNotFound(await prerenderTmdbPage(NOT_FOUND_PAGE, now));
}
writeFileSync(join(dist, INLINE_SOURCES), JSON.stringify(inlineSources));
writeFileSync(join(dist, 'outdated.js'), startScripts().outdated);
if (profile.site !== null) writeSitemap(dist, profile.site, [...Object.keys(WHOLE), ...CATALOGUE_LIST_PATHS, ...GENRE_PATHS, ...known]);
console.log(`Prerendered ${prerendered} pages, the shell and ${known.length} heads of titles and people.`);
