import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf } from './mutants';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');

const SCENES = 'tests/rules/scenes';
const SIGNS = 12;

/** What the run over the rules' conditions was about: another one for every change of the rules or of a scene. */
const fingerprint = (): string => {
  const files = ['firestore.rules', 'storage.rules', ...readdirSync(join(root, SCENES)).sort().map((file) => `${SCENES}/${file}`)];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${textOf(file)}`);
  return hash.digest('hex').slice(0, SIGNS);
};

const noticed = (file: string): string => {
  const { length } = mutantsOf(textOf(file));
  return `${length} conditions, ${length} noticed`;
};

/** The end of the line that such a run adds to the record, when somebody notices every condition. */
export const recordNow = (): string => `| ${noticed('firestore.rules')} | ${noticed('storage.rules')} | \`${fingerprint()}\` |`;

/** The last line of the record. */
export const lastRecord = (): string => textOf('tests/rules/README.md').split('\n').findLast((line) => /^\| \d{4}-\d{2}-\d{2} \|/.test(line)) ?? '';
