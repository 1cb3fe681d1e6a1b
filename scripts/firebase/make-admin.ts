// Makes a user an admin: npm run make-admin -- <email> [--project <id>]
// Uses the project in .env.deploy with application default credentials, or the emulators if their addresses are in the environment.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { selfMay, withRole } from '#domain/users/access/access-policy';
import type { UserId } from '#domain/users/user-id';
import { firestoreUserAdmin } from '../../functions/src/adapters/firestore-user-admin';

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

/** Returns a message for an error of the Admin SDK. */
const messageFor = (error: unknown, address: string): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'auth/user-not-found') return `Nobody has an account with ${address}: register in the app first.`;
  if (code === 'auth/invalid-email') return `${address} is not an e-mail address.`;
  if (code === 'app/invalid-credential') return 'No credentials: run "gcloud auth application-default login" first (docs/deploying.md).';
  return `make-admin failed: ${error instanceof Error ? error.message : String(error)}`;
};

const makeAdmin = async (address: string, projectId: string): Promise<void> => {
  initializeApp({ projectId });
  const account = await getAuth().getUserByEmail(address);
  if (account.disabled) return stop(`${address} is disabled: enable the account first.`);
  const uid = account.uid as UserId;
  const store = getFirestore();
  if (!(await store.doc(`access/${uid}`).get()).exists) return stop(`${address} has an account, but was never signed in to the app: sign in once, then run this again.`);
  // Updates access record, profile and number of admins in one transaction, then the claim, as the app does. Idempotent.
  const result = await firestoreUserAdmin(store, () => Date.now()).updateAccess(uid, uid, selfMay(withRole('admin')))();
  if (E.isLeft(result)) return stop(`make-admin failed: ${JSON.stringify(result.left)}`);
  await getAuth().setCustomUserClaims(uid, { ...account.customClaims, role: 'admin' });
  console.log(`${address} is an admin now. The app notices within a minute, or at the next sign-in.`);
};

if (email === undefined) stop('Who? npm run make-admin -- <email> [--project <id>]');
else if (project === undefined) stop('Where? Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project: npm run make-admin -- <email> --project <id>');
else await makeAdmin(email, project).catch((error: unknown) => stop(messageFor(error, email)));
