import { beforeAll, describe, expect, it } from 'vitest';
import { BIN_RETENTION_MS, newList } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import { newItem } from '#domain/lists/list.fixture';
import { aUserId } from '#domain/users/user.fixture';
import { call, createTestUser, eventually, store, unique, warmUp, type TestUser } from './functions-testbed';

let [ada, maya, nell]: readonly [TestUser | null, TestUser | null, TestUser | null] = [null, null, null];
beforeAll(async () => {
  await warmUp();
  [ada, maya, nell] = await Promise.all([createTestUser('admin'), createTestUser(), createTestUser()]);
});
const tokenOf = (user: TestUser | null): string => user?.token ?? '';
const uidOf = (user: TestUser | null) => aUserId(user?.uid ?? '');

/** Creates a list of maya with her name, entry and items, as the app does. */
const createList = async (...ids: ReadonlyArray<number>): Promise<string> => {
  const [uid, listID] = [uidOf(maya), unique('list')];
  const profile = store.doc(`users/${uid}`);
  const lists = (await profile.get()).get('lists') as ReadonlyArray<unknown>;
  const batch = store.batch();
  batch.set(store.doc(`lists/${listID}`), newList(uid, { listName: listID, listID }, 1));
  batch.set(store.doc(`users/${uid}/listNames/${listID}`), { schemaVersion: 1, listID });
  batch.update(profile, { lists: [...lists, { listName: listID, listID }] });
  for (const id of ids) {
    batch.set(store.doc(`lists/${listID}/items/movie-${id}`), toListItem(uid, listID, newItem(id)));
    batch.set(store.doc(`users/${uid}/titles/movie-${id}`), {
      schemaVersion: 1, itemKey: `movie-${id}`,
      listIDs: [listID, 'other'],
      rating: 7,
    });
  }
  await batch.commit();
  return listID;
};
const film = (movieID: number) => ({ mediaType: 'movie', movieID, title: 'The Matrix' });
const itemsIn = async (listID: string): Promise<number> => (await store.collection(`lists/${listID}/items`).count().get()).data().count;

describe('addItemToList and removeItemFromList', () => {
  it('write item and title state once for simultaneous calls, and the trigger counts', async () => {
    const listID = await createList();
    const add = () => call('addItemToList', 'POST', { token: tokenOf(maya), body: { data: { listID, item: film(603) } } });
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([1, 2, 3].map(() => [200, 'Item was added']));
    const state = await store.doc(`users/${uidOf(maya)}/titles/movie-603`).get();
    expect([await itemsIn(listID), state.get('listIDs')]).toEqual([1, [listID]]);
    await eventually(async () => (await store.doc(`lists/${listID}`).get()).get('itemCount') === 1, 'the count');
    expect(
      await call('removeItemFromList', 'DELETE', { token: tokenOf(maya), body: { data: { listID, itemKey: 'movie-603' } } }),
    ).toMatchObject({ status: 200 });
    expect([await itemsIn(listID), (await state.ref.get()).get('listIDs')]).toEqual([0, []]);
  });

  it('refuse another member, an admin, an unknown and a deleted list, and change nothing', async () => {
    const listID = await createList(1);
    for (const token of [tokenOf(nell), tokenOf(ada)]) {
      expect(await call('addItemToList', 'POST', { token, body: { data: { listID, item: film(2) } } })).toMatchObject({ status: 403 });
      expect(await call('removeItemFromList', 'DELETE', { token, body: { data: { listID, itemKey: 'movie-1' } } })).toMatchObject({
        status: 403,
      });
    }
    expect(
      await call('addItemToList', 'POST', { token: tokenOf(maya), body: { data: { listID: 'unknown', item: film(2) } } }),
    ).toMatchObject({ status: 404 });
    await store.doc(`lists/${listID}`).update({ deletedAt: Date.now() });
    expect(await call('addItemToList', 'POST', { token: tokenOf(maya), body: { data: { listID, item: film(2) } } })).toMatchObject({
      status: 409,
    });
    expect(await itemsIn(listID)).toBe(1);
  });

  it('count the items of a list that seems full', async () => {
    const listID = await createList(1);
    await store.doc(`lists/${listID}`).update({ itemCount: 10_000 });
    expect(await call('addItemToList', 'POST', { token: tokenOf(maya), body: { data: { listID, item: film(2) } } })).toMatchObject({
      status: 200,
    });
  });
});

describe('getItemsFromContentIds', () => {
  it('answers for the caller’s lists that are not deleted', async () => {
    const [listID, deleted] = [await createList(11), await createList(12)];
    await store.doc(`lists/${deleted}`).update({ deletedAt: Date.now() });
    const find = (token: string) =>
      call('getItemsFromContentIds', 'POST', { token, body: { data: { contentIds: ['movie-11', 'movie-12', 'movie-13'] } } });
    expect((await find(tokenOf(maya))).body).toEqual({
      status: 200,
      response: [{ movieID: 11, mediaType: 'movie', listID, listName: listID }],
    });
    expect((await find(tokenOf(nell))).body).toEqual({ status: 200, response: [] });
  });
});

describe('countItemsInLists', () => {
  it('reads the query behind Hosting, for the member and for admins only', async () => {
    const listID = await createList(1, 2, 3);
    const own = await call('countItemsInLists', 'GET', { token: tokenOf(maya) });
    expect([own.status, own.body.response]).toEqual([200, expect.objectContaining({ [listID]: 3 })]);
    const byAdmin = await call(`countItemsInLists?userID=${uidOf(maya)}`, 'GET', { token: tokenOf(ada) });
    expect(byAdmin.body).toEqual(own.body);
    expect(await call(`countItemsInLists?userID=${uidOf(maya)}`, 'GET', { token: tokenOf(nell) })).toMatchObject({ status: 403 });
    expect(await call('countItemsInLists?user=x', 'GET', { token: tokenOf(maya) })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('The field user ') as string },
    });
  });
});

describe('deleteList', () => {
  it('deletes everything of the list, for the owner and for an admin, who leaves an audit entry', async () => {
    for (const by of [maya, ada]) {
      const listID = await createList(21, 22);
      expect((await call('deleteList', 'DELETE', { token: tokenOf(by), body: { data: { listID } } })).body).toEqual({
        status: 200, message: 'The list was deleted.',
      });
      const [list, name, state, profile] = await store.getAll(
        store.doc(`lists/${listID}`),
        store.doc(`users/${uidOf(maya)}/listNames/${listID}`),
        store.doc(`users/${uidOf(maya)}/titles/movie-21`),
        store.doc(`users/${uidOf(maya)}`),
      );
      expect([list?.exists, name?.exists, await itemsIn(listID), state?.get('listIDs'), state?.get('rating')]).toEqual([
        false, false, 0,
        ['other'],
        7,
      ]);
      expect(JSON.stringify(profile?.get('lists'))).not.toContain(listID);
      const audited = await store.collection('audit').where('input.listID', '==', listID).get();
      expect(audited.docs.map((entry) => entry.get('outcome') as unknown)).toMatchObject(
        by === ada ? [{ status: 'succeeded', before: { userID: uidOf(maya) } }] : [],
      );
      expect(await call('deleteList', 'DELETE', { token: tokenOf(by), body: { data: { listID } } })).toMatchObject({ status: 404 });
    }
  });

  it('refuses another member and default lists; an expired list can be deleted', async () => {
    const listID = await createList(31);
    expect(await call('deleteList', 'DELETE', { token: tokenOf(nell), body: { data: { listID } } })).toMatchObject({ status: 403 });
    for (const user of [maya, ada])
      expect(
        await call('deleteList', 'DELETE', { token: tokenOf(user), body: { data: { listID: `${uidOf(maya)}-favorites` } } }),
      ).toMatchObject({ status: 403 });
    expect([await itemsIn(listID), (await store.doc(`lists/${uidOf(maya)}-favorites`).get()).exists]).toEqual([1, true]);
    await store.doc(`lists/${listID}`).update({ deletedAt: Date.now() - BIN_RETENTION_MS - 1 });
    expect(await call('deleteList', 'DELETE', { token: tokenOf(maya), body: { data: { listID } } })).toMatchObject({ status: 200 });
  });
});
