// Counts the totals of the site again, and the lists of each title, and finds users without a directory entry:
// npm run stats:recount -- [--fix] [--project <id>]
// Prints every difference, and writes only with --fix, which also writes the directory entries of all users again. Changes that are made
// meanwhile may be reported: run it again when they are counted. Uses the project and credentials like make-admin.
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { UserId } from '#domain/users/user-id';
import { firestoreUserDirectoryWriter } from '../../functions/src/adapters/admin/firestore-user-directory-writer';
import { addToTotal, countSiteTotals, readStoredTotals, SITE_TOTALS, type SiteTotal } from '../../functions/src/adapters/admin/site-counts';
import {
  findDirectoryDifferences, findTitleListCountDifferences, writeTitleListCount,
} from '../../functions/src/adapters/admin/title-counts';
import { defaultBucket } from '../../functions/src/adapters/default-bucket';
import { firebaseAuthAdmin } from '../../functions/src/adapters/firebase-auth-admin';
import { findProject, stop } from './project-name';

const USAGE = 'npm run stats:recount -- [--fix] [--project <id>]';

const readOptions = (): { readonly project: string; readonly isFixing: boolean } => {
  try {
    const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false }, project: { type: 'string' } } });
    return {
      project:
        findProject(values.project) ??
        stop(`Where? Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project: ${USAGE}`),
      isFixing: values.fix,
    };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`);
  }
};

const { project, isFixing } = readOptions();
const app = initializeApp({ projectId: project });
const store = getFirestore(app);
const bucket = defaultBucket(app, process.env['VITE_FIREBASE_STORAGE_BUCKET'] ?? `${project}.firebasestorage.app`);
const directory = firestoreUserDirectoryWriter(store, firebaseAuthAdmin(getAuth(app)));

const refresh = async (uid: string): Promise<void> => {
  if (!UserId.is(uid)) return;
  const refreshed = await directory.refresh(uid)();
  if (E.isLeft(refreshed)) throw new Error(`The directory entry of ${uid} could not be written: ${refreshed.left._tag}.`);
};

/** Compares everything, prints the differences and repairs them if asked to. @returns their number. */
const recount = async (): Promise<number> => {
  const [stored, counted] = [await readStoredTotals(store), await countSiteTotals(store, bucket)];
  const totals = (Object.keys(SITE_TOTALS) as SiteTotal[]).filter((total) => stored[total] !== counted[total]);
  for (const total of totals) {
    console.log(`${total}: stored ${stored[total]}, counted ${counted[total]}`);
    if (isFixing) await addToTotal(store, total, counted[total] - stored[total], Date.now());
  }
  const titles = await findTitleListCountDifferences(store);
  for (const title of titles) {
    console.log(`title ${title.itemKey}: stored ${title.stored}, counted ${title.counted}`);
    if (isFixing) await writeTitleListCount(store, title, Date.now());
  }
  const { users, differing } = await findDirectoryDifferences(store);
  for (const uid of differing) console.log(`directory entry of ${uid}: missing, or without a user`);
  if (isFixing) for (const uid of users) await refresh(uid);
  return totals.length + titles.length + differing.length;
};

await recount().then(
  (differences) => console.log(`Differences: ${differences}${isFixing ? ', repaired' : ''}.`),
  (error: unknown) => stop(`The counts could not be read or written: ${error instanceof Error ? error.message : String(error)}`),
);
