import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { newList } from '#domain/lists/list';
import { shardNames, type ShardedCounter } from '#domain/site-stats/stats-documents';
import { aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firestoreRefusedAdminCalls } from '../../../functions/src/adapters/admin/firestore-refused-admin-calls';
import { countListsOfTitle } from '../../../functions/src/triggers/count-lists-of-title';
import {
  updateDisabledUserCount, updateListAndItemCounts, updateUnreadFeedbackCount, type WriteEvent,
} from '../../../functions/src/triggers/count-totals';
import { eventually, store as sharedStore, unique, warmUp } from './functions-testbed';

beforeAll(warmUp);

const PROJECT = 'demo-totals';
/** A project of its own: triggers count in the other tests' project. */
const store = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));

const sumOf = async (counter: ShardedCounter, field: string): Promise<number> => {
  const parts = await store.getAll(...shardNames(counter).map((name) => store.doc(`stats/${name}`)));
  return parts.reduce((sum, part) => sum + Number(part.get(field) ?? 0), 0);
};

/** Returns a write between two states of a document. */
const writing = (before: WriteEvent['before'], after: WriteEvent['after']): WriteEvent => ({
  event: { id: unique('event'), at: Date.now() },
  before, after,
});

type Count = (write: WriteEvent) => Promise<void>;
/** Delivers all writes at the same time, then each once more: events arrive in any order and more than once. */
const deliver = async (count: Count, writes: ReadonlyArray<WriteEvent>): Promise<void> => {
  await Promise.all(writes.map(count));
  for (const write of writes) await count(write);
};
/** Delivers each write twice, all of them at the same time. */
const deliverTwiceAtOnce = (count: Count, writes: ReadonlyArray<WriteEvent>): Promise<unknown> =>
  Promise.all([...writes, ...writes].map(count));

describe('totals', () => {
  it('count lists that are not deleted, and the items that the server has counted for them', async () => {
    const list = (itemCount: number, deletedAt: number | null = null) => ({
      ...newList(aUserId('maya'), { listName: 'noir', listID: 'noir' }, 1),
      itemCount, deletedAt,
    });
    const before = [await sumOf('lists', 'lists'), await sumOf('lists', 'items')];
    const writes = [
      writing(undefined, list(0)),
      writing(list(0), list(120)),
      writing(list(120), list(120, 5)),
      writing(list(120, 5), list(118, 5)),
      writing(list(118, 5), list(118)),
      writing(undefined, list(3)),
      writing(list(3), undefined),
    ];
    await deliver((write) => updateListAndItemCounts(store, write), writes);
    expect([await sumOf('lists', 'lists'), await sumOf('lists', 'items')]).toEqual([Number(before[0]) + 1, Number(before[1]) + 118]);
    await deliver((write) => updateListAndItemCounts(store, write), [writing(list(118), list(118, 6))]);
    expect([await sumOf('lists', 'lists'), await sumOf('lists', 'items')]).toEqual(before);
  });

  it('count disabled users and unread messages', async () => {
    const before = [await sumOf('access', 'disabled'), await sumOf('feedback', 'unread')];
    const record = (disabled: boolean) => ({ role: 'user', since: 0, disabled });
    await deliver(
      (write) => updateDisabledUserCount(store, write),
      [
        writing(undefined, record(false)),
        writing(record(false), record(true)),
        writing(record(true), record(true)),
        writing(record(true), undefined),
        writing(undefined, record(true)),
      ],
    );
    const message = (state: string) => ({ message: 'Hello', state });
    await deliver(
      (write) => updateUnreadFeedbackCount(store, write),
      [
        writing(undefined, message('new')),
        writing(message('new'), message('read')),
        writing(message('read'), message('new')),
        writing(undefined, message('new')),
        writing(message('new'), undefined),
      ],
    );
    expect([await sumOf('access', 'disabled'), await sumOf('feedback', 'unread')]).toEqual([Number(before[0]) + 1, Number(before[1]) + 1]);
  });

  it('write nothing for a change of another field', async () => {
    const write = writing({ name: 'noir', itemCount: 2 }, { name: 'heist', itemCount: 2 });
    await updateListAndItemCounts(store, write);
    expect((await store.doc(`stats/lists/events/${write.event.id}`).get()).exists).toBe(false);
  });

  it('count the lists with a title, and copy nothing that a member wrote', async () => {
    const itemKey = unique('movie');
    const item = (title: string) => ({
      itemKey, mediaType: 'movie', movieID: 7, title, posterPath: null, releaseYear: 1999,
      genres: ['Drama'],
      note: 'private', userID: 'maya',
    });
    await deliverTwiceAtOnce(
      (write) => countListsOfTitle(store, itemKey, write),
      [
        writing(undefined, item('One')),
        writing(undefined, item('One')),
        writing(item('One'), undefined),
        writing(item('One'), { ...item('One'), order: 'b' }),
      ],
    );
    const { changedAt, ...stored } = (await store.doc(`titleCounts/${itemKey}`).get()).data() ?? {};
    expect(stored).toEqual({ schemaVersion: 1, lists: 1, itemKey });
    expect(changedAt).toBeGreaterThan(0);
  });
});

describe('refused calls', () => {
  it('are added up, also at the same time', async () => {
    const { add } = firestoreRefusedAdminCalls(store);
    const count = async () => Number((await store.doc('stats/refused').get()).get('count') ?? 0);
    const before = await count();
    await Promise.all([1, 2, 3].map((now) => expectRight(add(now))));
    expect(await count()).toBe(before + 3);
  });
});

describe('triggers of totals', () => {
  it('count a list, a title on it and a feedback message', async () => {
    const [listID, messageId, itemKey] = [unique('list'), unique('message'), `movie-${Date.now() % 1_000_000_000}`];
    const counted = async (kind: string, field: string, by: number) =>
      (await sharedStore.collection(`stats/${kind}/events`).where(field, '==', by).get()).size;
    await sharedStore.doc(`lists/${listID}`).set(newList(aUserId('maya'), { listName: listID, listID }, 1));
    await sharedStore
      .doc(`lists/${listID}/items/${itemKey}`)
      .set({
        itemKey, mediaType: 'movie', movieID: 1, title: 'Counted', posterPath: null, releaseYear: null,
        genres: [],
        order: 'a', runtime: 90, userID: 'maya', listID,
      });
    await sharedStore
      .doc(`feedback/${messageId}`)
      .set({ schemaVersion: 1, id: messageId, message: 'Hello', email: null, sentAt: 1, state: 'new' });
    await eventually(async () => (await sharedStore.doc(`titleCounts/${itemKey}`).get()).get('lists') === 1, 'the title is counted');
    await eventually(
      async () => (await sharedStore.doc(`lists/${listID}`).get()).get('itemCount') === 1,
      'the items of the list are counted',
    );
    for (const [kind, field] of [
      ['lists', 'counted.lists-0.lists'],
      ['feedback', 'counted.feedback-0.unread'],
    ] as const) {
      const parts = shardNames(kind).map((name) => field.replace(`${kind}-0`, name));
      await eventually(
        async () => (await Promise.all(parts.map((part) => counted(kind, part, 1)))).some((size) => size > 0),
        `${kind} are counted`,
      );
    }
    await sharedStore.recursiveDelete(sharedStore.doc(`lists/${listID}`));
    await eventually(
      async () => !(await sharedStore.doc(`titleCounts/${itemKey}`).get()).exists,
      'the count of a title in no list is deleted',
    );
  });
});
