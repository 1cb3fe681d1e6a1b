// Makes a user an admin: npm run make-admin -- <email> [--project <id>]
// Uses the project in .env.deploy with application default credentials, or the emulators if their addresses are in the environment.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import { initializeApp } from 'firebase-admin/app';
import { promoteToAdmin } from './admin-promotion';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });
const [email] = positionals;
// Relative to the working directory: npm runs every script in the project's folder.
const envFile = resolve('.env.deploy');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const project = [values.project, process.env['VITE_FIREBASE_PROJECT'], process.env['GCLOUD_PROJECT'], process.env['GOOGLE_CLOUD_PROJECT']].find((name) => name !== undefined && name !== '');

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

if (email === undefined) stop('Who? npm run make-admin -- <email> [--project <id>]');
else if (project === undefined) stop('Where? Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project: npm run make-admin -- <email> --project <id>');
else {
  const result = await promoteToAdmin(initializeApp({ projectId: project }), email);
  if (E.isLeft(result)) stop(result.left);
  else console.log(result.right);
}
