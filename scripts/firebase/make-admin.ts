// Makes a user an admin: npm run make-admin -- <email> [--project <id>]
// Uses the project in .env.deploy with application default credentials, or the emulators if their addresses are in the environment.
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import { initializeApp } from 'firebase-admin/app';
import { endWithSentence } from '../command-error.mjs';
import { promoteToAdmin } from './admin-promotion';
import { findProject, stop } from './project-name';

const { values, positionals } = await endWithSentence(() =>
  parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } }),
);
const [email] = positionals;
const project = findProject(values.project);

if (email === undefined) stop('Who? npm run make-admin -- <email> [--project <id>]');
else if (project === undefined)
  stop(
    'Where? Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project: npm run make-admin -- <email> --project <id>',
  );
else {
  const result = await promoteToAdmin(initializeApp({ projectId: project }), email);
  if (E.isLeft(result)) stop(result.left);
  else console.log(result.right);
}
