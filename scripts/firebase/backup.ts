// Backs up accounts, documents and files: npm run backup -- <folder> [--project <id>] [--bucket <name>]
// Restores them into an empty project: npm run restore -- <folder> [--project <id>] [--bucket <name>] [--hash <file>] [--again]
// Uses the project and credentials like make-admin.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { initializeApp } from 'firebase-admin/app';
import type { HashParameters } from './backup/accounts';
import { backUpSite, restoreSite } from './backup/backup-site';
import { findProject, stop } from './project-name';

const USAGE = 'npm run backup -- <folder>, or npm run restore -- <folder>; docs/deploying.md (Backup) lists the options.';

/** The file that `--hash` names, as the project's console shows the parameters. */
const HashFile = t.type({ base64_signer_key: t.string, base64_salt_separator: t.string, rounds: t.number, mem_cost: t.number });

const readHash = (path: string): HashParameters => {
  const read = HashFile.decode(JSON.parse(readFileSync(path, 'utf8')));
  if (E.isLeft(read)) throw new Error(`${path} has to contain base64_signer_key, base64_salt_separator, rounds and mem_cost.`);
  const { base64_signer_key: key, base64_salt_separator: saltSeparator, rounds, mem_cost: memoryCost } = read.right;
  return { key, saltSeparator, rounds, memoryCost };
};

const main = async (): Promise<string> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      bucket: { type: 'string' },
      hash: { type: 'string' },
      again: { type: 'boolean', default: false },
    },
  });
  const [command, folder] = positionals;
  if ((command !== 'backup' && command !== 'restore') || folder === undefined) throw new Error(USAGE);
  const project = findProject(values.project);
  if (project === undefined)
    throw new Error('Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project with --project.');
  const bucket = values.bucket ?? process.env['VITE_FIREBASE_STORAGE_BUCKET'] ?? `${project}.firebasestorage.app`;
  const site = { app: initializeApp({ projectId: project }), project, bucket };
  const { accounts, documents, files } =
    command === 'backup'
      ? await backUpSite(site, folder, Date.now())
      : await restoreSite(site, folder, { hash: values.hash === undefined ? null : readHash(values.hash), isRepeated: values.again });
  return `${command === 'backup' ? 'Saved' : 'Restored'}: ${accounts} accounts, ${documents} documents, ${files} files.`;
};

await main().then(
  (message) => console.log(message),
  (error: unknown) => stop(error instanceof Error ? error.message : String(error)),
);
