// Checks a deployed site from outside:
// npm run check:deployed -- <address> [--project <id>] [--bucket <name>] [--tmdb] [--google] [--passkeys]
// Requests odd addresses, functions and rules and, if firebase-tools is signed in, lists missing indexes.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandError, endWithSentence } from '../command-error.mjs';
import type { CheckedPoint } from './checks/checked-point';
import { printPoints } from './checks/print-points';
import { deployedChecks, whyNoAnswer } from './deployed-checks';
import { missingIndexes } from './missing-indexes';
import { findProject } from './project-name';

const USAGE = 'npm run check:deployed -- <address of the site, such as https://films.example> [--project <id>] [--bucket <name>] [--tmdb] [--google] [--passkeys]';
const FIREBASE = 'node_modules/firebase-tools/lib/bin/firebase.js';
const text = { type: 'string' } as const;

const check = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: text,
      tmdb: { type: 'boolean', default: false },
      google: { type: 'boolean', default: false },
      passkeys: { type: 'boolean', default: false },
      bucket: text,
      firestore: { ...text, default: 'https://firestore.googleapis.com' },
      storage: { ...text, default: 'https://firebasestorage.googleapis.com' },
    },
  });
  const address = positionals[0]?.replace(/\/+$/, '');
  const project = findProject(values.project);
  if (address === undefined || !/^https?:\/\/[^/]+$/.test(address) || project === undefined) throw new CommandError(USAGE);
  const reason = await whyNoAnswer(address);
  if (reason !== null) throw new CommandError(reason);
  const bucket = values.bucket ?? process.env['VITE_FIREBASE_STORAGE_BUCKET'] ?? `${project}.firebasestorage.app`;
  const deployed = spawnSync(process.execPath, [FIREBASE, 'firestore:indexes', '--project', project], { encoding: 'utf8' });
  const missing = missingIndexes(readFileSync('firestore.indexes.json', 'utf8'), deployed.status === 0 ? deployed.stdout : '');
  const indexes: CheckedPoint = {
    what: 'the indexes and TTL policies are deployed',
    problem: missing === null || missing.length === 0 ? null : `missing: ${missing.join('; ')}`,
  };
  const points = await Promise.all(
    deployedChecks({
      address, project, firestore: values.firestore, bucket: `${values.storage}/v0/b/${bucket}`,
      usesTmdb: values.tmdb, usesGoogle: values.google, usesPasskeys: values.passkeys,
    }),
  );
  const note = missing === null ? 'Indexes were not checked: firebase-tools is not signed in, or has no access to the project.' : null;
  process.exitCode = printPoints([...points, ...(missing === null ? [] : [indexes])], note);
};

await endWithSentence(check);
