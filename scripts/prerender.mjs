// Draws the first view of the pages that strangers open first into files, and the empty shell for all others.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const outDir = process.argv[2] ?? 'dist';
const dist = join(root, outDir);
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const usesEmbedded = (process.env.VITE_CATALOGUE ?? 'embedded') === 'embedded';

/** Address -> the source of the page that draws it; its styles belong into the head. */
const PAGES = {
  '/': 'landing-page', '/movies': 'movies-page', '/tv-shows': 'tv-shows-page', '/genre': 'genres-page',
  '/help': 'help-page', '/faq': 'faq-page', '/feedback': 'feedback-page',
};

const withImports = (key, seen = new Set()) => {
  if (seen.has(key) || manifest[key] === undefined) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
};
const pageKey = (name) => Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`));
const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const profileKeys = ['src/composition/in-memory.ts', usesEmbedded ? 'src/composition/embedded-catalogue.ts' : 'src/composition/tmdb-catalogue.ts'];

const chunksOf = (keys) => [...new Set(keys.flatMap((key) => [...withImports(key)]))].map((key) => manifest[key]);
const stylesOf = (keys) => [...new Set(chunksOf(keys).flatMap(({ css }) => css ?? []))];
const scriptsOf = (keys) => [...new Set(chunksOf(keys).map(({ file }) => file))].filter((file) => file.endsWith('.js'));

const fonts = Object.values(manifest).map(({ file }) => file).filter((file) => /(?:league-gothic|instrument-sans)-latin-[^/]*\.woff2$/.test(file) && !file.includes('-ext'));
const cssText = stylesOf([entryKey]).map((file) => readFileSync(join(dist, file), 'utf8')).join('');
const fontFiles = fonts.length > 0 ? fonts : [...new Set([...cssText.matchAll(/url\(\/?(assets\/(?:league-gothic|instrument-sans)-latin-(?!ext)[^)]+\.woff2)\)/g)].map(([, file]) => file))];

const versioned = (file) => `/${file}?${createHash('sha256').update(readFileSync(join(dist, file))).digest('hex').slice(0, 8)}`;

/** The document around a drawn page: styles and fonts first; the app's code is fetched by `start.js` after the first paint. */
const documentOf = (address, { head, body }, pages, startScripts = []) => {
  const keys = [entryKey, ...profileKeys, ...pages];
  const lines = [
    head === '' ? '<title>Marquee</title>' : head,
    ...stylesOf(keys).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...startScripts.map((file) => `<script src="${versioned(file)}" async></script>`),
    `<script src="${versioned('start.js')}" defer data-main="/${manifest[entryKey].file}" data-with="${scriptsOf(keys).map((file) => `/${file}`).join(' ')}"></script>`,
  ];
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('src="/theme.js"', `src="${versioned('theme.js')}"`)
    .replace('</head>', `  ${lines.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${address === null ? '' : ` data-prerendered="${address}"`}>${body}</div>`);
};

const shell = documentOf(null, { head: '', body: '' }, []);
writeFileSync(join(dist, 'shell.html'), shell);
let drawn = 0;

if (usesEmbedded) {
  const { render } = await import(pathToFileURL(join(root, `.cache/prerender-${outDir}`, 'prerender.js')).href);
  const read = async (file) => JSON.parse(await readFile(join(dist, process.env.MARQUEE_CATALOGUE_PATH ?? '/catalogue/', file), 'utf8'));
  for (const [address, name] of Object.entries(PAGES)) {
    const page = await render(address, read);
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    writeFileSync(join(dist, file), documentOf(address, page, [pageKey(name)].filter(Boolean)));
    drawn += 1;
  }
} else {
  writeFileSync(join(dist, 'index.html'), shell);
}

const site = (process.env.VITE_SITE ?? 'https://marquee.example').replace(/\/$/, '');
writeFileSync(join(dist, 'sitemap.xml'), `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Object.keys(PAGES).map((address) => `  <url><loc>${site}${address}</loc></url>`).join('\n')}\n</urlset>\n`);
writeFileSync(join(dist, 'robots.txt'), readFileSync(join(dist, 'robots.txt'), 'utf8').replace('Sitemap: /sitemap.xml', `Sitemap: ${site}/sitemap.xml`));
console.log(`Drew ${drawn} pages ahead, and the shell.`);
