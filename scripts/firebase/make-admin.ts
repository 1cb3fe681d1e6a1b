// Makes somebody an admin: npm run make-admin -- <email> [--project <id>]
// At the project that .env.deploy names, with application default credentials; at the emulators with their addresses in the environment.
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
// npm starts every script in the project's folder.
const variables = resolve('.env.deploy');
if (existsSync(variables)) process.loadEnvFile(variables);
const project = [values.project, process.env['VITE_FIREBASE_PROJECT'], process.env['GCLOUD_PROJECT'], process.env['GOOGLE_CLOUD_PROJECT']].find((name) => name !== undefined && name !== '');

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

/** What a fault of the Admin SDK means to whoever runs this. */
const sentenceFor = (fault: unknown, address: string): string => {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : '';
  if (code === 'auth/user-not-found') return `Nobody has an account with ${address}: register in the app first.`;
  if (code === 'auth/invalid-email') return `${address} is no e-mail address.`;
  if (code === 'app/invalid-credential') return 'No credentials: run "gcloud auth application-default login" first (docs/deploying.md).';
  return `It did not work: ${fault instanceof Error ? fault.message : String(fault)}`;
};

const make = async (address: string, projectId: string): Promise<void> => {
  initializeApp({ projectId });
  const account = await getAuth().getUserByEmail(address);
  if (account.disabled) return stop(`${address} is disabled: enable the account first.`);
  const uid = account.uid as UserId;
  const store = getFirestore();
  if (!(await store.doc(`access/${uid}`).get()).exists) return stop(`${address} has an account, but was never signed in to the app: sign in once, then run this again.`);
  // Marker, profile and the number of admins in one step; the claim after it, as the app does it. Doing all of it again is harmless.
  const decided = await firestoreUserAdmin(store, () => Date.now()).updateAccess(uid, uid, selfMay(withRole('admin')))();
  if (E.isLeft(decided)) return stop(`It did not work: ${JSON.stringify(decided.left)}`);
  await getAuth().setCustomUserClaims(uid, { ...account.customClaims, role: 'admin' });
  console.log(`${address} is an admin now. The app notices within a minute; signing in anew is quicker.`);
};

if (email === undefined) stop('Who? npm run make-admin -- <email> [--project <id>]');
else if (project === undefined) stop('Where? Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project: npm run make-admin -- <email> --project <id>');
else await make(email, project).catch((fault: unknown) => stop(sentenceFor(fault, email)));
