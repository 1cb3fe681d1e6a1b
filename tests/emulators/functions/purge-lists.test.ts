import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { BIN_RETENTION_MS, newList } from '#domain/lists/list';
import { aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { purgeExpiredLists } from '#application/server/lists/purge-lists';
import { firestoreListAdmin } from '../../../functions/src/adapters/lists/firestore-list-admin';
import { unique } from './functions-testbed';

/** A project of its own: triggers count the lists of the other tests' project. */
const store = getFirestore(initializeApp({ projectId: 'demo-purging' }, 'purging'));

const NOW = 1_800_000_000_000;
const owner = aUserId('collector');
const PER_PART = 200;

const listWith = async (items: number, deletedAt: number | null): Promise<string> => {
  const listID = unique('list');
  const writer = store.bulkWriter();
  void writer.set(store.doc(`lists/${listID}`), { ...newList(owner, { listName: listID, listID }, 1), deletedAt });
  for (let id = 1; id <= items; id += 1) {
    void writer.set(store.doc(`lists/${listID}/items/movie-${id}`), { userID: owner });
    void writer.set(store.doc(`users/${owner}/titles/movie-${id}`), {
      schemaVersion: 1, itemKey: `movie-${id}`,
      listIDs: [listID, 'other'],
      rating: 7,
    });
  }
  await writer.close();
  return listID;
};
const itemsIn = async (listID: string): Promise<number> => (await store.collection(`lists/${listID}/items`).count().get()).data().count;
const exists = async (listID: string): Promise<boolean> => (await store.doc(`lists/${listID}`).get()).exists;

const purge = (hasTime: () => boolean): Promise<boolean> => expectRight(purgeExpiredLists(firestoreListAdmin(store), NOW, hasTime));

describe('purgeExpiredLists', () => {
  it('deletes what was deleted over 30 days ago, continues after an interruption, and keeps everything else', async () => {
    const [old, binned, active] = [
      await listWith(PER_PART + 1, NOW - BIN_RETENTION_MS - 1),
      await listWith(1, NOW - BIN_RETENTION_MS + 1),
      await listWith(1, null),
    ];
    let parts = 0;
    expect(await purge(() => (parts += 1) <= 1)).toBe(false);
    expect([await exists(old), await itemsIn(old)]).toEqual([true, 1]);
    expect(await purge(() => true)).toBe(true);
    expect([await exists(old), await itemsIn(old)]).toEqual([false, 0]);
    expect(await Promise.all([binned, active].map(async (listID) => [await exists(listID), await itemsIn(listID)]))).toEqual([
      [true, 1],
      [true, 1],
    ]);
    const state = await store.doc(`users/${owner}/titles/movie-2`).get();
    expect([state.get('listIDs'), state.get('rating')]).toEqual([['other'], 7]);
    expect(await purge(() => true)).toBe(true);
  });
});
