import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, endWithSentence } from '../scripts/command-error.mjs';
import { buildFiles, writeFiles } from './builders/build-catalogue';
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

/** The table that steers the posters. It is part of the code that draws them, so it is in the repository. */
const motifTable = join(root, 'src/ui/design/poster-art/steering/motif-table.json');

/** Writes the table that steers the posters. Throws in CI if it has changed. */
const saveMotifTable = (facts: Facts): void => {
  const text = `${JSON.stringify(buildMotifTable(facts, loadPosterChoices()))}\n`;
  if (text === readFileSync(motifTable, 'utf8')) return;
  if (process.env['CI'] !== undefined && process.env['CI'] !== '') {
    throw new CommandError('motif-table.json is out of date: run "npm run catalogue" and commit the file.');
  }
  writeFileSync(motifTable, text);
};

const build = async (): Promise<void> => {
  if (isUpToDate(fingerprint())) {
    process.stdout.write('catalogue: up to date\n');
    return;
  }
  const start = performance.now();
  const facts = loadFacts();
  saveNewIds(facts);
  saveMotifTable(facts);
  const files = await buildFiles(facts);
  writeFiles(files, out);
  mkdirSync(dirname(fingerprintFile), { recursive: true });
  writeFileSync(fingerprintFile, fingerprint());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`catalogue: ${facts.movies.length} films, ${facts.series.length} series in ${files.size} files, ${seconds} s\n`);
};

await endWithSentence(build);
