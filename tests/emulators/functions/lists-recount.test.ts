import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { recountLists } from '#application/server/lists/recount-lists';
import { expectRight } from '#domain/shared/expect-answer.contract';
import {
  keepsListRepairRepositoryContract, openRepairMember, type ListRepairTestbed,
} from '#domain/lists/contract/list-repair-repository.contract';
import { firestoreListAdmin } from '../../../functions/src/adapters/lists/firestore-list-admin';
import { firestoreListRepair } from '../../../functions/src/adapters/lists/firestore-list-repair';
import { firestoreUserAdmin } from '../../../functions/src/adapters/firestore-user-admin';
import { runCommand } from '../../support/run-command';

/** A project of its own: triggers count the lists of the other tests' project. */
const PROJECT = 'demo-recounting';
const store = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));

const makeTestbed = (): ListRepairTestbed => ({
  repair: firestoreListRepair({ store, now: () => Date.now(), pause: () => new Promise((resolve) => setImmediate(resolve)) }),
  lists: firestoreListAdmin(store),
  users: firestoreUserAdmin(store, () => Date.now()),
  putCount: async (listID, itemCount) => {
    await store.doc(`lists/${listID}`).update({ itemCount });
  },
  putTitleKey: async (listID, itemKey, titleKey) => {
    await store.doc(`lists/${listID}/items/${itemKey}`).update({ titleKey });
  },
  putListIDs: async (uid, itemKey, listIDs) => {
    await store.doc(`users/${uid}/titles/${itemKey}`).set({ schemaVersion: 1, itemKey, listIDs, rating: 7 }, { merge: true });
  },
});

keepsListRepairRepositoryContract('the Admin SDK', makeTestbed);

const run = (...args: ReadonlyArray<string>): { readonly status: number | null; readonly lines: ReadonlyArray<string> } => {
  const { status, text } = runCommand('lists-recount.ts', ['--project', PROJECT, ...args]);
  return { status, lines: text.split('\n').sort() };
};

describe('lists:recount', () => {
  it('prints every difference, writes only with --fix, keeps ratings, and finds none afterwards', async () => {
    const { repair, uid, listID, deletedID, putCount, putListIDs } = await openRepairMember(makeTestbed());
    const recount = (isFixing: boolean) => expectRight(recountLists(repair, { uid, isFixing, report: () => undefined }));
    // The items were written without the triggers that count.
    await recount(true);
    await putCount(listID, 7);
    await putListIDs(uid, 'movie-2', ['gone']);
    const differences = [
      expect.stringMatching(`^${uid}: list ${listID} \\(one\\) stores .*"itemCount":7.*, its items give .*"itemCount":2`) as string,
      `${uid}: title movie-2 stores the lists ["gone"], it is in ["${listID}"]`,
    ];
    for (const args of [[], ['--fix']])
      expect(run('--uid', uid, ...args)).toEqual({
        status: 0,
        lines: [`Members: 1. Differences: 2${args.length === 0 ? '' : ', repaired'}.`, ...differences],
      });
    expect(await recount(false)).toEqual({ members: 1, differences: 0 });
    const [list, deleted, title] = await store.getAll(
      store.doc(`lists/${listID}`),
      store.doc(`lists/${deletedID}`),
      store.doc(`users/${uid}/titles/movie-2`),
    );
    expect([list?.get('itemCount'), deleted?.get('itemCount'), title?.get('listIDs'), title?.get('rating')]).toEqual([2, 1, [listID], 7]);
  });
});
