// Finds accounts that were deleted outside the app and what they left: npm run accounts:sweep -- [--fix] [--project <id>]
// Prints each uid, and deletes what is left only with --fix. Uses the project and credentials like make-admin.
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { deleteOrphanedUserData } from '#application/server/admin/delete-orphaned-user-data';
import { firebaseStoredUsers } from '../../functions/src/adapters/firebase-stored-users';
import { firebaseDeps } from '../../functions/src/firebase-deps';
import { endWithSentence } from '../command-error.mjs';
import { findProject, stop } from './project-name';

const { values } = await endWithSentence(() =>
  parseArgs({ options: { fix: { type: 'boolean', default: false }, project: { type: 'string' } } }),
);
const project =
  findProject(values.project) ??
  stop(
    'Where? Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project: npm run accounts:sweep -- --project <id>',
  );
const bucket = process.env['VITE_FIREBASE_STORAGE_BUCKET'] ?? `${project}.firebasestorage.app`;
const app = initializeApp({ projectId: project });
const deps = firebaseDeps(bucket);
const result = await deleteOrphanedUserData(firebaseStoredUsers(getAuth(app), deps.store), deps, {
  isFixing: values.fix,
  report: (uid) => console.log(`${uid}: no account${values.fix ? ', deleting what is left' : ''}`),
})();
if (E.isLeft(result)) stop(`The accounts could not be swept: ${JSON.stringify(result.left)}`);
else console.log(`Users: ${result.right.users}. Without an account: ${result.right.found}${values.fix ? ', deleted' : ''}.`);
