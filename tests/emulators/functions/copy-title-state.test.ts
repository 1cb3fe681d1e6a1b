import { beforeAll, describe, expect, it } from 'vitest';
import { newList } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import type { ListChange } from '#domain/lists/list-command';
import { newAddition, newItem } from '#domain/lists/list.fixture';
import { series } from '#domain/history/history.fixture';
import { FORMER_MARKS, formerTitleState } from '#domain/history/series/former-marks.fixture';
import { aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import {
  copyTitleState, deleteEmptyTitleState, hasViewingOrRating, isInNoList,
} from '../../../functions/src/adapters/copy-title-state';
import { firestoreJointLists } from '../../../functions/src/adapters/lists/firestore-joint-lists';
import { firestoreListAdmin } from '../../../functions/src/adapters/lists/firestore-list-admin';
import { eventually, store, unique, warmUp } from './functions-testbed';

beforeAll(warmUp);

const uid = aUserId(unique('viewer'));
const titlePath = `users/${uid}/titles/movie-1`;

const listWithTitle = async (owner = uid, item = toListItem(owner, '', newItem(1))): Promise<string> => {
  const listID = unique('list');
  await store.doc(`lists/${listID}`).set(newList(owner, { listName: listID, listID }, 1));
  await store.doc(`lists/${listID}/items/${item.itemKey}`).set({ ...item, listID });
  return listID;
};
const copiesIn = async (listID: string): Promise<ReadonlyArray<unknown>> => {
  const item = await store.doc(`lists/${listID}/items/movie-1`).get();
  return ['watched', 'ownRating'].map((field): unknown => item.get(field));
};
const stateWith = (listIDs: ReadonlyArray<string>, fields: object) => ({
  schemaVersion: 1, itemKey: 'movie-1', imdbID: null, listIDs,
  ...fields,
});

describe('the state of a title that says nothing', () => {
  it('is deleted after the last removal from a list, also one by an editor, and comes back with an addition', async () => {
    const [lists, joint, owner] = [firestoreListAdmin(store), firestoreJointLists(store), aUserId(unique('owner'))];
    const editor = aUserId(unique('editor'));
    const access = { schemaVersion: 1, disabled: false, role: 'user', since: 0 };
    for (const each of [owner, editor]) await store.doc(`access/${each}`).set(access);
    const listID = await listWithTitle(owner);
    await expectRight(joint.join(await expectRight(joint.invite(listID, unique('invite'))), editor));
    const states = store.collection(`users/${owner}/titles`);
    const change = (changed: ListChange) =>
      expectRight(lists.apply({ commandId: unique('change'), uid: owner, createdAt: 1, change: changed, by: editor }, 1));
    const ids = [11, 12, 13];
    for (let round = 0; round < 2; round += 1) {
      await change(newAddition(listID, ...ids));
      expect((await states.get()).size).toBe(ids.length);
      await change({ kind: 'remove-items', listID, itemKeys: ids.map((id) => `movie-${id}`) });
      await eventually(async () => (await states.get()).empty, 'nothing is left of titles that are in no list');
    }
  });

  it('stays as long as it has a viewing, a rating or a list', async () => {
    const owner = unique('owner');
    const fields = [{ viewings: ['a......'] }, { rating: 5 }, { listIDs: ['one'] }, { seasonSizes: '7' }];
    const documents = fields.map((_, index) => store.doc(`users/${owner}/titles/movie-${index + 1}`));
    for (const [index, document] of documents.entries())
      await document.set({ ...stateWith([], fields[index] ?? {}), itemKey: document.id });
    for (const { id } of documents) await deleteEmptyTitleState(store, owner, id);
    expect((await store.collection(`users/${owner}/titles`).get()).docs.map(({ id }) => id)).toEqual(['movie-1', 'movie-2', 'movie-3']);
    expect([isInNoList(undefined), isInNoList(stateWith(['one'], {})), isInNoList(stateWith([], {}))]).toEqual([false, false, true]);
  });
});

describe('viewing and rating of a title', () => {
  it('are copied to its items by a trigger and counted in the lists', async () => {
    const [one, two, foreign] = [await listWithTitle(), await listWithTitle(), await listWithTitle(aUserId('another'))];
    await store.doc(titlePath).set(stateWith([one, two, foreign, 'gone'], { viewings: ['a.2024-05-04.5....'], rating: 7.5 }));
    await eventually(
      async () => Number((await store.doc(`lists/${two}`).get()).get('summary.watched')) === 1,
      'the watched title is counted',
    );
    expect(await Promise.all([one, two, foreign].map(copiesIn))).toEqual([
      [true, 7.5],
      [true, 7.5],
      [false, null],
    ]);
    await store.doc(titlePath).set(stateWith([one, two], { viewings: [] }));
    await eventually(
      async () => Number((await store.doc(`lists/${two}`).get()).get('summary.watched')) === 0,
      'the removed viewing is counted',
    );
    expect(await Promise.all([one, two].map(copiesIn))).toEqual([
      [false, null],
      [false, null],
    ]);
  });

  it('are not looked for where there are none, and a missing state changes nothing', async () => {
    expect([
      hasViewingOrRating(undefined),
      hasViewingOrRating(stateWith([], {})),
      hasViewingOrRating(stateWith([], { rating: 1 })),
      hasViewingOrRating(stateWith([], { viewings: ['a......'] })),
    ]).toEqual([false, false, true, true]);
    const listID = await listWithTitle();
    await copyTitleState(store, unique('nobody'), 'movie-1');
    expect(await copiesIn(listID)).toEqual([false, null]);
  });

  it.each(FORMER_MARKS)('of former versions are read: %s', async (_, mark) => {
    const listID = await listWithTitle(uid, toListItem(uid, '', newItem(1, { title: series(1) })));
    await store.doc(`users/${uid}/titles/tv-1`).set({ schemaVersion: 1, ...formerTitleState(mark), listIDs: [listID] });
    await copyTitleState(store, uid, 'tv-1');
    // The state has ten episodes.
    expect((await store.doc(`lists/${listID}/items/tv-1`).get()).get('watched')).toBe(mark.endsWith('....'));
  });
});
