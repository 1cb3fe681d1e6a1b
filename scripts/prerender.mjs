// Draws the first view of the pages that strangers open first into files, and the empty shell for all others.
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { profileOrEnd } from './environment.mjs';
import { NOWHERE, SHELL } from './firebase/hosting.mjs';
import { manifestOf } from './manifest.mjs';
import { root } from './setup.mjs';

const outDir = process.argv[2] ?? 'dist';
const dist = join(root, outDir);
const { chunks, entry, keysOf, pageKey, profileKeys, scriptsOf, stylesOf } = manifestOf(dist);
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const catalogue = process.env.MARQUEE_CATALOGUE_PATH ?? '/catalogue/';
const profile = await profileOrEnd();
const usesEmbedded = profile.catalogue === 'embedded';

/** Address -> the source of the page that draws it; its styles belong into the head. Drawn whole: all that they ask is answered. */
const WHOLE = {
  '/': 'landing-page', '/movies': 'movies-page', '/tv-shows': 'tv-shows-page', '/genre': 'genres-page',
  '/help': 'help-page', '/faq': 'faq-page', '/feedback': 'feedback-page',
};
/** Drawn as they look while they wait: what they show depends on the address, or on more than the front file knows. */
const WAITING = { '/search': 'search-page', '/details': 'details-page', '/person': 'person-page' };
/** An address of each kind that makes its page wait instead of refusing. */
const EXAMPLE = { '/details': '/details?type=movie&id=1', '/person': '/person?id=1', '/search': '/search' };

const fonts = Object.values(chunks).map(({ file }) => file).filter((file) => /(?:league-gothic|instrument-sans)-latin-[^/]*\.woff2$/.test(file) && !file.includes('-ext'));
const cssText = stylesOf([entry]).map((file) => readFileSync(join(dist, file), 'utf8')).join('');
const fontFiles = fonts.length > 0 ? fonts : [...new Set([...cssText.matchAll(/url\(\/?(assets\/(?:league-gothic|instrument-sans)-latin-(?!ext)[^)]+\.woff2)\)/g)].map(([, file]) => file))];

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);
/** Writes a file whose name holds its content's hash, so that it can be kept for good. */
const asset = (name, extension, content) => {
  const file = `assets/${name}-${hashOf(content)}.${extension}`;
  writeFileSync(join(dist, file), content);
  return file;
};
const publicText = (file) => readFileSync(join(root, 'public', file), 'utf8');
const head = asset('head', 'js', `${publicText('theme.js')}${publicText('lost.js')}${publicText('start.js')}`);
const early = (name, when) => ({ file: asset(name, 'js', publicText(`${name}.js`)), when });
/** What a page's head begins before the app's code is here: whenever it comes, or before the page is first painted. */
const EARLY = { '/details': [early('details-start', 'async')], '/search': [early('search-start', '')] };

/** What link previews show of a page that has no picture of its own. */
const SHARED = `<meta property="og:image" content="${profile.site ?? ''}/share.jpg">`;

/** The document around a drawn page: one stylesheet, the fonts, and a small script that fetches the app after the first paint. */
const documentOf = (address, { head: tags, body }, pages, { mode = 'whole', scripts = [] } = {}) => {
  const keys = [entry, ...profileKeys(profile), ...pages];
  const styles = stylesOf(keys);
  const first = asset('first', 'css', styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n'));
  const lines = [
    tags === '' ? '<title>Marquee</title>' : tags,
    ...(tags.includes('og:image') ? [] : [SHARED]),
    `<link rel="stylesheet" href="/${first}">`,
    ...fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...scripts.map(({ file, when }) => `<script src="/${file}"${when && ` ${when}`} data-catalogue="${catalogue}"></script>`),
    // What the first stylesheet holds already is named, so that the app does not fetch it again; a disabled one is not fetched.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ];
  const main = `<script src="/${head}" data-main="/${chunks[entry].file}" data-with="${scriptsOf(keys).map((file) => `/${file}`).join(' ')}"></script>`;
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script src="\/lost\.js"><\/script>/, '')
    .replace('<script src="/theme.js"></script>', main)
    .replace('</head>', `  ${lines.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${address === null ? '' : ` data-prerendered="${address}" data-drawn="${mode}"`}>${body}</div>`);
};

const write = (address, html) => {
  const file = join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
};

const shell = documentOf(null, { head: '', body: '' }, []);
writeFileSync(join(dist, SHELL), shell);
writeFileSync(join(dist, NOWHERE), shell);
const indexed = Object.keys(WHOLE);
let drawn = 0;

if (usesEmbedded) {
  const { render, LISTS, GENRES } = await import(pathToFileURL(join(root, `.cache/prerender-${outDir}`, 'prerender.js')).href);
  const read = async (file) => JSON.parse(await readFile(join(dist, catalogue, file), 'utf8'));
  const lists = Object.fromEntries(LISTS.map((address) => [address, 'list-page']));
  const genres = Object.fromEntries(GENRES.map((address) => [address, 'genre-page']));
  for (const [address, name] of Object.entries({ ...WHOLE, ...lists, ...genres })) {
    write(address, documentOf(address, await render(address, read), [pageKey(name)]));
    drawn += 1;
  }
  for (const [address, name] of Object.entries(WAITING)) {
    const page = await render(EXAMPLE[address], () => new Promise(() => {}), { waits: true });
    // What such a page says of itself in the head depends on the address: the app says it.
    write(address, documentOf(address, { ...page, head: '' }, [pageKey(name)], { mode: 'waiting', scripts: EARLY[address] ?? [] }));
    drawn += 1;
  }
  // Whatever the address is, this is what stands there; only the shelf below is still to come. So many pages show it that it usually
  // comes with the house, and has no chunk of its own.
  const nowhere = await render(NOWHERE, () => new Promise(() => {}), { waits: true });
  writeFileSync(join(dist, NOWHERE), documentOf('*', nowhere, keysOf('/not-found-page.tsx'), { mode: 'waiting' }));
  drawn += 1;
  indexed.push(...LISTS, ...GENRES);
} else {
  writeFileSync(join(dist, 'index.html'), shell);
  indexed.push('/movies/popular', '/tv-shows/popular');
}

for (const file of ['theme.js', 'lost.js', 'start.js', 'details-start.js', 'search-start.js']) rmSync(join(dist, file));

// A sitemap names whole addresses: where nobody said which the site's is, there is none.
if (profile.site !== null) {
  const places = indexed.map((address) => `  <url><loc>${profile.site}${address}</loc></url>`);
  writeFileSync(join(dist, 'sitemap.xml'), `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`);
  appendFileSync(join(dist, 'robots.txt'), `\nSitemap: ${profile.site}/sitemap.xml\n`);
}
console.log(`Drew ${drawn} pages ahead, and the shell.`);
