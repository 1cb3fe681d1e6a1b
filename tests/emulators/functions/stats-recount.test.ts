import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { newList } from '#domain/lists/list';
import { newUser } from '#domain/users/new-user';
import { aUserId } from '#domain/users/user.fixture';
import { countSiteTotals, readStoredTotals } from '../../../functions/src/adapters/admin/site-counts';
import { findDirectoryDifferences, findTitleListCountDifferences } from '../../../functions/src/adapters/admin/title-counts';
import { defaultBucket } from '../../../functions/src/adapters/default-bucket';
import { runCommand } from '../../support/run-command';

/** A project of its own, which no trigger counts. */
const PROJECT = 'demo-stats-recounting';
const BUCKET = `${PROJECT}.appspot.com`;
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const store = getFirestore(app);

const run = (...args: ReadonlyArray<string>): { readonly status: number | null; readonly lines: ReadonlyArray<string> } => {
  const env = { ...process.env, VITE_FIREBASE_STORAGE_BUCKET: BUCKET };
  const { status, text } = runCommand('stats-recount.ts', ['--project', PROJECT, ...args], { env });
  return { status, lines: text.split('\n') };
};

beforeAll(async () => {
  await Promise.all(
    ['users', 'access', 'lists', 'feedback', 'stats', 'titleCounts', 'directory'].map((collection) =>
      store.recursiveDelete(store.collection(collection)),
    ),
  );
  const maya = aUserId('maya');
  await store.doc('users/maya').set(newUser({ name: 'Maya', email: 'maya@marquee.example' }, [{ listName: 'noir', listID: 'noir' }], 1));
  await store.doc('access/maya').set({ schemaVersion: 1, role: 'user', disabled: true, since: 0 });
  await store.doc('lists/noir').set({ ...newList(maya, { listName: 'noir', listID: 'noir' }, 1), itemCount: 2 });
  await store.doc('lists/bin').set({ ...newList(maya, { listName: 'bin', listID: 'bin' }, 1), itemCount: 9, deletedAt: 5 });
  for (const movieID of [1, 2])
    await store
      .doc(`lists/noir/items/movie-${movieID}`)
      .set({
        itemKey: `movie-${movieID}`, mediaType: 'movie', movieID, title: `Film ${movieID}`, posterPath: null, releaseYear: 1999,
        genres: [],
        note: 'private',
      });
  await store.doc('feedback/one').set({ schemaVersion: 1, id: 'one', message: 'Hello', email: null, sentAt: 1, state: 'new' });
  await store.doc('stats/lists-3').set({ schemaVersion: 1, lists: 4, items: 1 });
  await store.doc('titleCounts/movie-1').set({ schemaVersion: 1, lists: 1 });
  await store.doc('titleCounts/movie-3').set({ schemaVersion: 1, lists: 2, title: 'Gone' });
  await store.doc('directory/gone').set({ uid: 'gone' });
});

describe('stats:recount', () => {
  it('prints every difference, writes only with --fix, and finds none afterwards', async () => {
    const differences = [
      'members: stored 0, counted 1', 'disabled: stored 0, counted 1', 'lists: stored 4, counted 1', 'items: stored 1, counted 2',
      'unread: stored 0, counted 1', 'title movie-2: stored 0, counted 1', 'title movie-3: stored 2, counted 0',
      'directory entry of maya: missing, or without a user', 'directory entry of gone: missing, or without a user',
    ];
    expect(run()).toEqual({ status: 0, lines: [...differences, 'Differences: 9.'] });
    expect(run('--fix')).toEqual({ status: 0, lines: [...differences, 'Differences: 9, repaired.'] });
    expect([
      await readStoredTotals(store), await findTitleListCountDifferences(store), (await findDirectoryDifferences(store)).differing,
    ]).toEqual([await countSiteTotals(store, defaultBucket(app, BUCKET)), [], []]);
    const [entry, gone, title] = await store.getAll(
      store.doc('directory/maya'),
      store.doc('directory/gone'),
      store.doc('titleCounts/movie-2'),
    );
    expect([entry?.get('disabled'), gone?.exists, title?.get('lists'), title?.get('itemKey'), title?.get('title')]).toEqual([
      true, false, 1, 'movie-2', undefined,
    ]);
  });
});
