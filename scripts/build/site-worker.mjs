// Writes the site's worker, which starts the app without a network, into a build; or the worker that removes it.
// Usage: node scripts/build/site-worker.mjs --remove [folder of the build]
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, endWithSentence } from '../command-error.mjs';
import { root } from '../setup.mjs';
import { OUTBOX_WORKER } from './outbox-worker.mjs';

/** The file has this name in every build: browsers compare it with the one they have. */
export const WORKER = 'worker.js';
/** The oldest browsers that the app supports (vite.config.ts). */
const TARGET = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];

/** Code that loads late and that every visitor may need: the public pages with what they open, and the catalogue. */
const OF_VISITORS = new RegExp(
  [
    'adapters/embedded-catalogue/', 'ui/app/(?:errors/not|modals|navigation)', 'ui/app/layouts/after-first-view', 'ui/(?:design|feedback)/',
    'ui/features/(?:browse|genres|landing|person|search|title|shared/shelves|info)/', 'adapters/site-worker/',
    'ui/features/evening-pick/evening-page', 'ui/features/auth/login-page', 'ui/app/layouts/phone-bar/visitor',
  ].map((path) => `^src/${path}`).concat('^_confirmation-modal-').join('|'),
);
/** Code that members keep only once they have used it: large, or of no use without a network. */
const ONLY_WHEN_USED =
  new RegExp([
    'admin', 'measure-strength', 'common-passwords', 'import', 'data-export', 'crop-image', 'credentials', 'register-page',
    'connect-storage', 'rest-genre', 'demo-site', 'shared-list', 'fflate', 'chardet',
  ].join('|'));

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const addresses = (files) => files.map((file) => `/${file}`);

/**
 * Returns the files of a build that browsers keep: `frame`, those of every page, and `members`, what members need besides.
 * @param manifest what `manifestOf` returns.
 */
export const keptFiles = (dist, manifest, config) => {
  const { chunks, entry, configKeys, catalogueKeys, sessionKeys, memberBackendKeys, scriptsOf, stylesOf } = manifest;
  // A file of several lazily loaded parts is no entry.
  const loadedLate = new Set(Object.values(chunks).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const isLate = (key) => chunks[key].isDynamicEntry === true || loadedLate.has(key);
  const late = Object.keys(chunks).filter((key) => isLate(key) && chunks[key].file.endsWith('.js'));
  const otherBackend =
    config.backend === 'firebase' ? /adapters\/memory\/|backend-memory/ : /adapters\/(?:firebase|functions-api)\/|-firebase/;
  const ofVisitors = late.filter((key) => OF_VISITORS.test(key));
  const visitorKeys = [entry, ...configKeys(config), ...catalogueKeys(config), ...sessionKeys, ...ofVisitors];
  const memberKeys = [...memberBackendKeys(config), ...late.filter((key) => !ONLY_WHEN_USED.test(key) && !otherBackend.test(key))];
  // The first styles of the shell, the fonts, and what no chunk names: workers, and the scripts that documents name.
  const linked = [...readFileSync(join(dist, 'shell.html'), 'utf8').matchAll(/ href="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const unnamed = readdirSync(join(dist, 'assets')).filter((file) => /^(?:search-worker|details-start)-/.test(file));
  const frame = [...new Set([...scriptsOf(visitorKeys), ...stylesOf(visitorKeys), ...linked, ...unnamed.map((file) => `assets/${file}`)])];
  const members = [...new Set([...scriptsOf(memberKeys), ...stylesOf(memberKeys)])].filter((file) => !frame.includes(file));
  return { frame: addresses(frame.sort()), members: addresses(members.sort()) };
};

const bundle = async (entry, define) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`src/adapters/site-worker/${entry}.ts`],
    bundle: true, minify: true, write: false, format: 'iife', target: TARGET, logLevel: 'error', mangleProps: /^_[a-z]/,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  return outputFiles[0].text;
};

/** Writes the worker that removes the build's workers and their caches from every browser that asks for one. */
export const writeRemovingWorker = async (dist) => {
  const code = await bundle('removing-worker', {});
  const files = [WORKER, OUTBOX_WORKER].filter((file) => file === WORKER || existsSync(join(dist, file)));
  files.forEach((file) => writeFileSync(join(dist, file), code));
};

/** Writes the worker of a build, whose documents are there, and the lists of the files that it keeps. */
export const writeSiteWorker = async (dist, manifest, config, catalogue) => {
  const { frame, members } = keptFiles(dist, manifest, config);
  const writeList = (name, addresses) => {
    const list = JSON.stringify(addresses);
    const address = `/assets/${name}-${hashOf(list)}.json`;
    writeFileSync(join(dist, address), list);
    return address;
  };
  // Every host serves the shell without its extension too, and some redirect from the name with it.
  const shell = { url: '/shell', revision: hashOf(readFileSync(join(dist, 'shell.html'))) };
  const pictures = config.catalogue === 'tmdb' ? `${config.tmdbImageBase.replace(/\/+$/, '')}/t/p/` : null;
  const search = ['index.json', 'title-texts.json'].map((file) => catalogue + file);
  const files = { frame: writeList('frame', frame), shell, members: writeList('members', members), catalogue, search, pictures };
  const code = await bundle('worker', {
    __ON_TMDB__: String(config.catalogue === 'tmdb'),
    __ON_FIREBASE__: String(config.backend === 'firebase'),
    __SITE_FILES__: JSON.stringify({ version: hashOf(JSON.stringify(files)), ...files }),
  });
  writeFileSync(join(dist, WORKER), code);
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await endWithSentence(async () => {
    const dist = resolve(root, process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'dist');
    if (!process.argv.includes('--remove'))
      throw new CommandError('The build writes the worker. "--remove" replaces it by one that removes itself.');
    if (!existsSync(join(dist, 'index.html')))
      throw new CommandError(`There is no built app in ${basename(dist)}: run "npm run build" first.`);
    await writeRemovingWorker(dist);
    console.log(`${basename(dist)}/${WORKER} now removes itself and its caches from every browser. Publish the folder.`);
  });
}
