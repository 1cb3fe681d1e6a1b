import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { newList } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import { film, newItem } from '#domain/lists/list.fixture';
import { aUserId } from '#domain/users/user.fixture';
import type { CountDeps } from '../../../functions/src/triggers/count-exclusively';
import { recountList } from '../../../functions/src/triggers/recount-list';
import { listCountTask } from '../../../functions/src/adapters/count-items';
import { finishCount, requestCount, COUNTING_MARK_MAX_AGE_MS, type CountRequest } from '../../../functions/src/adapters/counting-mark';
import { unique } from './functions-testbed';

/** A project of its own: triggers count the lists of the other tests' project. */
const store = getFirestore(initializeApp({ projectId: 'demo-counting' }, 'counting'));

const NOW = 1_800_000_000_000;
const owner = aUserId('counted');

const listWith = async (...ids: ReadonlyArray<number>) => {
  const listID = unique('counted');
  const list = store.doc(`lists/${listID}`);
  await list.set(newList(owner, { listName: listID, listID }, 1));
  const add = async (id: number): Promise<void> => {
    await list
      .collection('items')
      .doc(`movie-${id}`)
      .set(toListItem(owner, listID, newItem(id, { title: film(id, { posterPath: `/${id}.jpg` }), order: `a${id}` })));
  };
  await Promise.all(ids.map(add));
  return { listID, list, add, read: async () => (await list.get()).data() };
};

/** Time passes only in pauses. */
const clock = (pauses: number[] = []): CountDeps => {
  let now = NOW;
  return {
    store,
    now: () => now,
    pause: async (ms) => {
      pauses.push(ms);
      now += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

const requestFor = (key: string, event: string, changedAt = 5): CountRequest => ({ key, event, attempt: crypto.randomUUID(), changedAt });
const hasMark = async (listID: string): Promise<boolean> => (await store.doc(`counting/${listID}`).get()).exists;

describe('recountList', () => {
  it('counts the items of many simultaneous events, removes the mark, and changes nothing for a repeated event', async () => {
    const { listID, list, add, read } = await listWith(1);
    let writes = -1;
    const stop = list.onSnapshot(() => void (writes += 1));
    const deps = clock();
    await Promise.all(
      [2, 3, 4, 5, 6].map(async (id) => {
        await add(id);
        await recountList(deps, requestFor(listID, `event ${id}`, id));
      }),
    );
    const counted = await read();
    expect(counted).toMatchObject({
      itemCount: 6,
      summary: { runtime: 600, watched: 0, posters: ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg'] },
    });
    expect(counted?.['updatedAt']).toBeGreaterThan(1);
    await recountList(deps, requestFor(listID, 'event 2', 2));
    expect(await read()).toEqual(counted);
    expect([await hasMark(listID), writes < 6]).toEqual([false, true]);
    stop();
  });

  it('counts watched titles, and leaves updatedAt for a change that is not the owner’s', async () => {
    const { listID, list, read } = await listWith(1, 2);
    await list.collection('items').doc('movie-1').update({ watched: true });
    await recountList(clock(), requestFor(listID, 'a viewing', 0));
    expect(await read()).toMatchObject({ itemCount: 2, summary: { watched: 1 }, updatedAt: null });
  });

  it('leaves the count to a worker that has begun and to the request that waits for it', async () => {
    const { listID, read } = await listWith(1);
    const mark = { schemaVersion: 1, event: 'other', attempt: 'other', startedAt: NOW, requestedBy: 'third', changedAt: 1 };
    await store.doc(`counting/${listID}`).set(mark);
    await recountList(clock(), requestFor(listID, 'late'));
    expect([(await read())?.['itemCount'], await hasMark(listID)]).toEqual([0, true]);
  });

  it('takes over from a worker that has stopped: after 30 s, or when its event is delivered again', async () => {
    const pauses: number[] = [];
    const { listID, read } = await listWith(1);
    await store
      .doc(`counting/${listID}`)
      .set({ schemaVersion: 1, event: 'stopped', attempt: 'first', startedAt: NOW, requestedBy: null, changedAt: 1 });
    await recountList(clock(pauses), requestFor(listID, 'next'));
    expect([(await read())?.['itemCount'], await hasMark(listID), pauses.reduce((sum, ms) => sum + ms, 0)]).toEqual([
      1, false, COUNTING_MARK_MAX_AGE_MS,
    ]);
    const other = await listWith(1, 2);
    await store
      .doc(`counting/${other.listID}`)
      .set({ schemaVersion: 1, event: 'stopped', attempt: 'first', startedAt: NOW, requestedBy: null, changedAt: 1 });
    await recountList(clock(), requestFor(other.listID, 'stopped'));
    expect([(await other.read())?.['itemCount'], await hasMark(other.listID)]).toEqual([2, false]);
  });

  it('sets updatedAt to the latest change: of a request that waited, and of a worker that has stopped', async () => {
    const { listID, read } = await listWith(1);
    const task = listCountTask(store, listID);
    const [worker, waiting] = [requestFor(listID, 'worker', 3), requestFor(listID, 'waiting', 9)];
    expect([await requestCount(store, worker, NOW), await requestCount(store, waiting, NOW)]).toEqual(['count', 'wait']);
    expect(await finishCount(store, worker, task, await task.count(), NOW)).toBe(true);
    expect((await read())?.['updatedAt']).toBe(9);
    await store
      .doc(`counting/${listID}`)
      .set({
        schemaVersion: 1, event: 'stopped', attempt: 'first', startedAt: NOW - COUNTING_MARK_MAX_AGE_MS, requestedBy: null, changedAt: 20,
      });
    await recountList(clock(), requestFor(listID, 'next', 12));
    expect((await read())?.['updatedAt']).toBe(20);
  });

  it('creates no list for the items of a deleted one', async () => {
    const { listID, list, read } = await listWith(1);
    await list.delete();
    await recountList(clock(), requestFor(listID, 'purged'));
    expect([await read(), await hasMark(listID)]).toEqual([undefined, false]);
  });
});
