// Budgets of bytes: a build that outgrows one fails. Figures are brotli, as a visitor downloads them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { profileOrEnd } from './environment.mjs';
import { root } from './setup.mjs';

const dist = join(root, process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const weigh = (file) => brotliCompressSync(readFileSync(join(dist, file))).length;
const withImports = (key, seen = new Set()) => {
  if (seen.has(key) || manifest[key] === undefined) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
};
const keyOf = (end) => {
  const key = Object.keys(manifest).find((name) => name.endsWith(end));
  if (key === undefined) throw new Error(`The build has no ${end}`);
  return key;
};
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const { backend, catalogue: titles } = await profileOrEnd();
const profile = [keyOf(backend === 'firebase' ? 'composition/firebase.ts' : 'composition/in-memory.ts'), keyOf(titles === 'tmdb' ? 'composition/tmdb-catalogue.ts' : 'composition/embedded-catalogue.ts')];
const chunks = (keys) => [...new Set(keys.flatMap((key) => [...withImports(key)]))].map((key) => manifest[key]);
const scripts = (keys) => [...new Set(chunks(keys).map(({ file }) => file))].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + weigh(file), 0);
const styles = (keys) => [...new Set(chunks(keys).flatMap(({ css }) => css ?? []))].reduce((sum, file) => sum + weigh(file), 0);

const KB = 1000;
const rows = [];
const budget = (name, bytes, limit) => rows.push({ name, bytes, limit });

budget('app: entry with what it imports and the profile', scripts([entry, ...profile]), 150 * KB);
for (const page of ['landing-page', 'movies-page', 'tv-shows-page', 'list-page', 'genres-page', 'genre-page', 'search-page', 'details-page', 'person-page']) {
  const key = keyOf(`/${page}.tsx`);
  // All of it comes after the first view, which is drawn ahead; pages with an endless grid carry its window besides.
  budget(`scripts of a first view: ${page}`, scripts([entry, ...profile, key]), (/list-page|genre-page|search-page/.test(page) ? 170 : 160) * KB);
  budget(`styles of a first view: ${page}`, styles([entry, ...profile, key]), 15 * KB);
}
for (const [name, chunk] of Object.entries(manifest)) {
  // Firebase's own code comes with the first attempt to sign in, the words of guessable passwords with the first letter of a new one; both are as large as they are.
  const limit = /adapters\/firebase\//.test(name) ? 180 : /measure-strength/.test(name) ? 220 : 60;
  if (chunk.file.endsWith('.js') && chunk.isDynamicEntry) budget(`chunk ${name}`, weigh(chunk.file), limit * KB);
}
const [catalogue] = readdirSync(join(dist, 'catalogue'));
budget('catalogue: front file', weigh(`catalogue/${catalogue}/front.json`), 12 * KB);
budget('catalogue: index', weigh(`catalogue/${catalogue}/index.json`), 250 * KB);
// TMDB's titles are not known when the build is made: only the shell is drawn then.
for (const page of titles === 'tmdb' ? ['index.html'] : ['index.html', 'movies.html', 'tv-shows.html', 'genre.html']) budget(`document ${page}`, weigh(page), 40 * KB);

const names = Object.values(manifest).filter(({ file }) => file.endsWith('.js')).map(({ file }) => file);
const firebase = names.filter((file) => /identitytoolkit|firestore\.googleapis/.test(readFileSync(join(dist, file), 'utf8')) && chunks([entry, ...profile]).some((chunk) => chunk.file === file));
for (const { name, bytes, limit } of rows) {
  if (bytes > limit || process.argv.includes('--all')) console.log(`${bytes > limit ? 'OVER ' : 'ok   '} ${String(bytes).padStart(7)} of ${String(limit).padStart(7)}  ${name}`);
}
const over = rows.filter(({ bytes, limit }) => bytes > limit);
if (firebase.length > 0) console.log(`Firebase's code is in what visitors download: ${firebase.join(', ')}`);
console.log(`${rows.length - over.length} budgets kept, ${over.length} not.`);
process.exit(over.length + firebase.length === 0 ? 0 : 1);
