import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, endWithSentence } from '../scripts/command-error.mjs';
import { buildFiles, writeFiles } from './builders/build-catalogue';
import { buildMisleading } from './builders/build-misleading';
import { FACTS_FOLDER, loadFacts, loadPosterChoices, type Facts } from './load-facts';
import { buildMotifTable } from './posters/build-motif-table';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'public/catalogue');
const fingerprintFile = join(root, '.cache/catalogue');

/** Folders that determine the result: the facts, this build, and the formats and rules shared with the app. */
const SOURCES = ['catalogue', 'src/adapters/embedded-catalogue', 'src/domain/catalogue', 'src/ui/design/poster-art'];

const fingerprint = (): string => {
  const hash = createHash('sha1');
  for (const folder of SOURCES) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json|jsonl)$/.test(name) && !/\.(test|contract|fixture)\.ts$/.test(name)).sort();
    for (const name of names) hash.update(name).update(readFileSync(join(root, folder, name)));
  }
  return hash.digest('hex');
};

const isUpToDate = (currentFingerprint: string): boolean =>
  existsSync(join(out, 'first-view.json')) && existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === currentFingerprint;

/** Writes new ids to `stable-ids.json`. Users' lists refer to these ids, so entries are never removed. Throws in CI if an id is missing. */
const saveNewIds = ({ numbers, newNumbers }: Facts): void => {
  if (newNumbers.length === 0) return;
  if (process.env['CI'] !== undefined && process.env['CI'] !== '') {
    throw new CommandError(`stable-ids.json lacks ${newNumbers.join(', ')}: run "npm run catalogue" and commit the file.`);
  }
  writeFileSync(new URL('stable-ids.json', FACTS_FOLDER), `${JSON.stringify(numbers, null, 2)}\n`);
};

/** Tables that are part of the app's code, so they are in the repository: what steers the posters, and what is untrue of TMDB's titles. */
const TABLES: ReadonlyArray<readonly [path: string, build: (facts: Facts) => object]> = [
  ['src/ui/design/poster-art/steering/motif-table.json', (facts) => buildMotifTable(facts, loadPosterChoices())],
  ['src/domain/catalogue/subjects/misleading-keywords.json', buildMisleading],
];

/** Writes the tables. Throws in CI if one has changed. */
const saveTables = (facts: Facts): void => TABLES.forEach(([path, buildTable]) => {
  const file = join(root, path);
  const text = `${JSON.stringify(buildTable(facts))}\n`;
  if (existsSync(file) && text === readFileSync(file, 'utf8')) return;
  if (process.env['CI'] !== undefined && process.env['CI'] !== '') {
    throw new CommandError(`${basename(path)} is out of date: run "npm run catalogue" and commit the file.`);
  }
  writeFileSync(file, text);
});

const build = async (): Promise<void> => {
  if (isUpToDate(fingerprint())) {
    process.stdout.write('catalogue: up to date\n');
    return;
  }
  const start = performance.now();
  const facts = loadFacts();
  saveNewIds(facts);
  saveTables(facts);
  const files = await buildFiles(facts);
  writeFiles(files, out);
  mkdirSync(dirname(fingerprintFile), { recursive: true });
  writeFileSync(fingerprintFile, fingerprint());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`catalogue: ${facts.movies.length} films, ${facts.series.length} series in ${files.size} files, ${seconds} s\n`);
};

await endWithSentence(build);
