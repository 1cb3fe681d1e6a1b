// Budgets of bytes: a build that outgrows one fails. Figures are brotli, as a visitor downloads them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { profileOrEnd } from './environment.mjs';
import { manifestOf } from './manifest.mjs';
import { root } from './setup.mjs';

const dist = join(root, process.argv[2] ?? 'dist');
const { chunks, entry, pageKey, profileKeys, scriptsOf, stylesOf } = manifestOf(dist);
const weigh = (file) => brotliCompressSync(readFileSync(join(dist, file))).length;
const sum = (files) => files.reduce((bytes, file) => bytes + weigh(file), 0);
const given = await profileOrEnd();
const visit = [entry, ...profileKeys(given)];

const KB = 1000;
const rows = [];
const budget = (name, bytes, limit) => rows.push({ name, bytes, limit });

budget('app: entry with what it imports and the profile', sum(scriptsOf(visit)), 150 * KB);
for (const page of ['landing-page', 'movies-page', 'tv-shows-page', 'list-page', 'genres-page', 'genre-page', 'search-page', 'details-page', 'person-page']) {
  const keys = [...visit, pageKey(page)];
  // All of it comes after the first view, which is drawn ahead; pages with an endless grid carry its window besides.
  budget(`scripts of a first view: ${page}`, sum(scriptsOf(keys)), (/list-page|genre-page|search-page/.test(page) ? 170 : 160) * KB);
  budget(`styles of a first view: ${page}`, sum(stylesOf(keys)), 15 * KB);
}
for (const [name, chunk] of Object.entries(chunks)) {
  // Firebase's own code comes with the first attempt to sign in, the words of guessable passwords with the first letter of a new one; both are as large as they are.
  const limit = /adapters\/firebase\//.test(name) ? 180 : /measure-strength/.test(name) ? 220 : 60;
  if (chunk.file.endsWith('.js') && chunk.isDynamicEntry) budget(`chunk ${name}`, weigh(chunk.file), limit * KB);
}
const [catalogue] = readdirSync(join(dist, 'catalogue'));
budget('catalogue: front file', weigh(`catalogue/${catalogue}/front.json`), 12 * KB);
budget('catalogue: index', weigh(`catalogue/${catalogue}/index.json`), 250 * KB);
// TMDB's titles are not known when the build is made: only the shell is drawn then.
for (const page of given.catalogue === 'tmdb' ? ['index.html'] : ['index.html', 'movies.html', 'tv-shows.html', 'genre.html']) budget(`document ${page}`, weigh(page), 40 * KB);

const firebase = scriptsOf(visit).filter((file) => /identitytoolkit|firestore\.googleapis/.test(readFileSync(join(dist, file), 'utf8')));
for (const { name, bytes, limit } of rows) {
  if (bytes > limit || process.argv.includes('--all')) console.log(`${bytes > limit ? 'OVER ' : 'ok   '} ${String(bytes).padStart(7)} of ${String(limit).padStart(7)}  ${name}`);
}
const over = rows.filter(({ bytes, limit }) => bytes > limit);
if (firebase.length > 0) console.log(`Firebase's code is in what visitors download: ${firebase.join(', ')}`);
console.log(`${rows.length - over.length} budgets kept, ${over.length} not.`);
process.exit(over.length + firebase.length === 0 ? 0 : 1);
