// Makes somebody an admin: npm run make-admin -- <email> [--project <id>]
// At a real project with application default credentials, at the emulators with their addresses in the environment.
import { initializeApp } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });
const [email] = positionals;
const project = values.project ?? process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'] ?? process.env['VITE_FIREBASE_PROJECT'];

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

/** Marker, profile and the number of admins agree in one step; doing it twice changes nothing. */
const promote = async ({ uid }: UserRecord): Promise<boolean> => {
  const store = getFirestore();
  const [access, profile, admins] = [store.doc(`access/${uid}`), store.doc(`users/${uid}`), store.doc('stats/admins')];
  return store.runTransaction(async (transaction) => {
    const [marker, known, counter] = await transaction.getAll(access, profile, admins);
    if (marker?.exists !== true || known?.exists !== true) return false;
    if (marker.get('role') !== 'admin') {
      const count: unknown = counter?.get('count');
      transaction.set(admins, { schemaVersion: 1, count: (typeof count === 'number' ? count : 0) + 1 });
    }
    transaction.update(access, { role: 'admin' });
    transaction.update(profile, { role: 'admin' });
    return true;
  });
};

const make = async (address: string): Promise<void> => {
  initializeApp(project === undefined ? {} : { projectId: project });
  const account = await getAuth().getUserByEmail(address);
  if (account.disabled) return stop(`${address} is disabled: enable the account first.`);
  if (!(await promote(account))) return stop(`${address} has an account, but has not signed in to the app yet: sign in once, then run this again.`);
  await getAuth().setCustomUserClaims(account.uid, { ...account.customClaims, role: 'admin' });
  console.log(`${address} is an admin now. The app notices within a minute; signing in anew is quicker.`);
};

if (email === undefined) stop('Who? npm run make-admin -- <email> [--project <id>]');
else await make(email).catch((fault: unknown) => stop(sentenceFor(fault, email)));
