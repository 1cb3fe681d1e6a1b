// Checks a deployed site from outside: npm run check:deployed -- <address> [--project <id>] [--bucket <name>] [--tmdb]
// Asks odd addresses, functions, rules and, if firebase-tools is signed in, which indexes are missing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deployedChecks, type CheckedPoint } from './deployed-checks';
import { missingIndexes } from './missing-indexes';
import { findProject, stop } from './project-name';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' }, tmdb: { type: 'boolean', default: false }, bucket: { type: 'string' }, firestore: { type: 'string', default: 'https://firestore.googleapis.com' }, storage: { type: 'string', default: 'https://firebasestorage.googleapis.com' } } });
const address = positionals[0]?.replace(/\/+$/, '');
const project = findProject(values.project);
if (address === undefined || !/^https?:\/\/[^/]+$/.test(address) || project === undefined) stop('npm run check:deployed -- <address of the site, such as https://films.example> [--project <id>] [--bucket <name>] [--tmdb]');
else {
  const bucket = values.bucket ?? process.env['VITE_FIREBASE_STORAGE_BUCKET'] ?? `${project}.firebasestorage.app`;
  const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';
  const deployed = spawnSync(process.execPath, [firebase, 'firestore:indexes', '--project', project], { encoding: 'utf8' });
  const missing = missingIndexes(readFileSync('firestore.indexes.json', 'utf8'), deployed.status === 0 ? deployed.stdout : '');
  const indexes: CheckedPoint = { what: 'the indexes and TTL policies are deployed', problem: missing === null ? null : missing.length === 0 ? null : `missing: ${missing.join('; ')}` };
  const points = [...(await Promise.all(deployedChecks({ address, project, firestore: values.firestore, bucket: `${values.storage}/v0/b/${bucket}`, usesTmdb: values.tmdb }))), ...(missing === null ? [] : [indexes])];
  for (const { what, problem } of points) console.log(`${problem === null ? 'ok  ' : 'FAIL'} ${what}${problem === null ? '' : `: ${problem}`}`);
  if (missing === null) console.log('     Indexes were not checked: firebase-tools is not signed in, or has no access to the project.');
  const failed = points.filter(({ problem }) => problem !== null).length;
  console.log(`${points.length - failed} of ${points.length} checks passed.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
