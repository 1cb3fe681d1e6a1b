// Checks size budgets: fails if a build exceeds one. Sizes in bytes are brotli, as a visitor downloads them.
// Usage: node scripts/budgets.mjs [folder of the build] [--all]
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readConfigOrExit } from './environment.mjs';
import { manifestOf } from './manifest.mjs';
import { root } from './setup.mjs';

const dist = resolve(root, process.argv[2] ?? 'dist');
const { chunks, entry, pageKey, configKeys, catalogueKeys, sessionKeys, scriptsOf, stylesOf } = manifestOf(dist);
const sizes = new Map();
/** Returns the compressed size of a file; computed once, because compressing takes most of the time and pages share most files. */
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(dist, file))).length);
  return sizes.get(file);
};
const sum = (files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);
const config = await readConfigOrExit();
const commonKeys = [entry, ...configKeys(config)];

const KB = 1000;
const rows = [];
const budget = (name, bytes, limit) => rows.push({ name, bytes, limit });

// Firebase's adapters are larger than those of memory; a build for the emulators also has the code that connects them.
const ofBackend = config.backend === 'firebase' ? 5.2 * KB : 0;

const afterFirstView = [...catalogueKeys(config), ...sessionKeys];
const start = config.catalogue === 'tmdb' ? 141 : 131;
budget('start: entry, its imports and the configured backend', sum(scriptsOf(commonKeys)), start * KB + ofBackend);
budget('app: start, session and catalogue', sum(scriptsOf([...commonKeys, ...afterFirstView])), 151 * KB + ofBackend);
// These pages request the catalogue before they hydrate; the others have their results in the document.
const WITH_CATALOGUE = /list-page|genre-page|search-page|details-page|person-page/;
for (const page of [
  'landing-page', 'movies-page', 'tv-shows-page', 'catalogue-list-page', 'genres-page', 'genre-page', 'search-page', 'details-page',
  'person-page',
]) {
  const keys = [...commonKeys, ...(WITH_CATALOGUE.test(page) ? catalogueKeys(config) : []), pageKey(page)];
  // All scripts load after the prerendered first view. Pages with an infinite grid also contain its windowing.
  const limit = /list-page|genre-page|search-page/.test(page) ? 171.2 : 160;
  budget(`scripts of a first view: ${page}`, sum(scriptsOf(keys)), limit * KB + ofBackend);
  budget(`styles of a first view: ${page}`, sum(stylesOf(keys)), 15 * KB);
}
// Members load the buttons, the outbox and the commands in addition, and the memory backend opens. Firebase's own code has a budget of its
// own below.
const visitors = new Set(scriptsOf([...commonKeys, ...afterFirstView]));
const memberKeys = ['src/ui/app/layouts/member-parts.tsx', 'src/composition/open-member-lists.ts'];
budget('members: buttons, outbox and commands', sum(scriptsOf(memberKeys).filter((file) => !visitors.has(file))), 41 * KB);
// Room of features: Back ends selecting, the empty history leads to the import, members' sign-ins are kept, keywords and episodes are
// found by their numbers; the home page ends with the programme of the day and a list of many titles says offline what is not kept;
// changes stay after the end of a session, and what is selected or begun is acted on as it is now.
for (const [page, limit] of [
  ['home-page', 205.6],
  ['details-page', 201],
  ['history-page', 223.4],
  ['own-list-page', 224.2],
]) {
  budget(
    `scripts of a member's first view: ${page}`,
    sum(scriptsOf([...commonKeys, ...afterFirstView, ...memberKeys, pageKey(page)])),
    limit * KB + ofBackend,
  );
}
// Admins load a page of their area beside what members have. Members load nothing of it, also not with the backend.
const members = new Set([...visitors, ...scriptsOf(memberKeys)]);
const memoryBackend = 'src/adapters/memory/open-memory-backend.ts';
if (memoryBackend in chunks)
  budget('members: the memory backend', sum(scriptsOf([memoryBackend]).filter((file) => !members.has(file))), 20 * KB);
for (const page of ['dashboard-page', 'manage-users-page', 'user-page', 'all-lists-page', 'admin-list-page', 'audit-page', 'inbox-page']) {
  budget(`scripts of a page of the admin area: ${page}`, sum(scriptsOf([pageKey(page)]).filter((file) => !members.has(file))), 60 * KB);
}
for (const [name, chunk] of Object.entries(chunks)) {
  // Third-party code with fixed sizes: Firebase's SDK loads with the first sign-in, the password dictionary with the first character of a
  // new password.
  const limit = /adapters\/firebase\//.test(name) ? 180 : /measure-strength/.test(name) ? 220 : 60;
  if (chunk.file.endsWith('.js') && chunk.isDynamicEntry) budget(`chunk ${name}`, sizeOf(chunk.file), limit * KB);
}
if (config.catalogue === 'embedded') {
  const [catalogue] = readdirSync(join(dist, 'catalogue'));
  budget('catalogue: first-view file', sizeOf(`catalogue/${catalogue}/first-view.json`), 12 * KB);
  budget('catalogue: index', sizeOf(`catalogue/${catalogue}/index.json`), 250 * KB);
  // Loaded only by descriptions: at most 15 % of the files of the search by name.
  budget('catalogue: subjects', sizeOf(`catalogue/${catalogue}/subjects.json`), 119 * KB);
  budget('members: taste', sizeOf(`catalogue/${catalogue}/taste.json`), 60 * KB);
  budget('members: people and countries of titles', sizeOf(`catalogue/${catalogue}/credits.json`), 120 * KB);
} else budget('files of the embedded catalogue', readdirSync(dist).filter((name) => name === 'catalogue').length, 0);
for (const page of ['index.html', 'movies.html', 'tv-shows.html', 'genre.html']) budget(`document ${page}`, sizeOf(page), 40 * KB);
// With TMDB the document is all that the first paint waits for. It has to arrive with the first round trip, in about 14 kB with the
// headers.
if (config.catalogue === 'tmdb')
  for (const [page, limit] of [
    ['index.html', 13],
    ['movies/popular.html', 11],
    ['details.html', 11],
    ['search.html', 11],
    ['person.html', 11],
  ])
    budget(`document ${page}, first view`, sizeOf(page), limit * KB);

budget('worker of the site', sizeOf('worker.js'), 12 * KB);
// Loads for members in an idle moment, in browsers with background sync. It has Firebase's SDK beside what pages have.
if (config.backend === 'firebase') budget('worker of the outbox', sizeOf('outbox-worker.js'), 165 * KB);
const [importWorker] = readdirSync(join(dist, 'assets')).filter((file) => file.startsWith('import-worker-'));
// Loads when files are chosen. It has all that it needs in one file, also what the page has, and the formats of all services.
budget('worker of the import', sizeOf(`assets/${importWorker}`), 56 * KB);

const firebase = scriptsOf(commonKeys).filter((file) =>
  /identitytoolkit|firestore\.googleapis/.test(readFileSync(join(dist, file), 'utf8')),
);
for (const { name, bytes, limit } of rows) {
  if (bytes > limit || process.argv.includes('--all'))
    console.log(`${bytes > limit ? 'OVER ' : 'ok   '} ${String(bytes).padStart(7)} of ${String(limit).padStart(7)}  ${name}`);
}
const over = rows.filter(({ bytes, limit }) => bytes > limit);
if (firebase.length > 0) console.log(`Visitors download Firebase code: ${firebase.join(', ')}`);
console.log(`${rows.length - over.length} budgets met, ${over.length} exceeded.`);
process.exit(over.length + firebase.length === 0 ? 0 : 1);
