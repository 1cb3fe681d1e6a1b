// Counts lists again and compares title states and sort fields with the items: npm run lists:recount -- [--uid <uid>] [--fix] [--project
// <id>] Prints every difference, and writes only with --fix. Uses the project and credentials like make-admin.
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { recountLists } from '#application/server/lists/recount-lists';
import type { ListInconsistency } from '#application/server/lists/find-list-repairs';
import { UserId } from '#domain/users/user-id';
import { firestoreListRepair } from '../../functions/src/adapters/lists/firestore-list-repair';
import { findProject, stop } from './project-name';

const USAGE = 'npm run lists:recount -- [--uid <uid>] [--fix] [--project <id>]';

const readOptions = (): { readonly project: string; readonly uid: UserId | null; readonly isFixing: boolean } => {
  try {
    const { values } = parseArgs({
      options: { uid: { type: 'string' }, fix: { type: 'boolean', default: false }, project: { type: 'string' } },
    });
    const { uid } = values;
    if (uid !== undefined && !UserId.is(uid)) return stop(`${uid} is not a uid. Usage: ${USAGE}`);
    const project =
      findProject(values.project) ??
      stop(`Where? Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project: ${USAGE}`);
    return { project, uid: uid ?? null, isFixing: values.fix };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`);
  }
};

const textOf = (difference: ListInconsistency): string => {
  if (difference.kind === 'sort-fields')
    return `item ${difference.itemKey} of the list ${difference.listID} is sorted by ${difference.stored}, its title gives ${difference.derived}`;
  return difference.kind === 'count'
    ? `list ${difference.list.listID} (${difference.list.name}) stores ${JSON.stringify(difference.stored)}, its items give ${JSON.stringify(difference.counted)}`
    : `title ${difference.itemKey} stores the lists ${JSON.stringify(difference.stored)}, it is in ${JSON.stringify(difference.found)}`;
};

const { project, uid, isFixing } = readOptions();
const repository = firestoreListRepair({
  store: getFirestore(initializeApp({ projectId: project })),
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
const result = await recountLists(repository, {
  uid, isFixing,
  report: (member, difference) => console.log(`${member}: ${textOf(difference)}`),
})();
if (E.isLeft(result)) stop(`The lists could not be read or written: ${JSON.stringify(result.left)}`);
else console.log(`Members: ${result.right.members}. Differences: ${result.right.differences}${isFixing ? ', repaired' : ''}.`);
