import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/run-command';

/** A project of its own, without triggers. Unique, because the emulator keeps the data of earlier runs. */
const PROJECT = `demo-sweep-${Date.now().toString(36)}`;
let app: App;

beforeAll(async () => {
  app = initializeApp({ projectId: PROJECT }, PROJECT);
  const store = getFirestore(app);
  await getAuth(app).createUser({ uid: 'maya', email: 'maya@marquee.example' });
  const access = { disabled: false, role: 'user', since: 0 };
  await Promise.all([
    ...['maya', 'gone'].flatMap((uid) => [
      store.doc(`access/${uid}`).set(access),
      store.doc(`users/${uid}`).set({ name: uid }),
      store.doc(`lists/${uid}-one`).set({ userID: uid, listID: `${uid}-one` }),
    ]),
    store.doc('lists/gone-one/items/movie-1').set({ userID: 'gone' }),
    store.doc('users/without-record').set({ name: 'x' }),
  ]);
});
afterAll(() => deleteApp(app));

const run = (...args: ReadonlyArray<string>): ReadonlyArray<string> =>
  runCommand('accounts-sweep.ts', ['--project', PROJECT, ...args]).text.split('\n');

describe('accounts:sweep', () => {
  it('names users without an account, and deletes what they left only with --fix', async () => {
    const store = getFirestore(app);
    const found = run();
    expect(found.at(-1)).toBe('Users: 3. Without an account: 2.');
    expect(found.slice(0, 1)).toEqual(['gone: no account']);
    expect((await store.doc('users/gone').get()).exists).toBe(true);
    expect(run('--fix').at(-1)).toBe('Users: 3. Without an account: 2, deleted.');
    const paths = ['users/gone', 'access/gone', 'lists/gone-one', 'lists/gone-one/items/movie-1', 'users/without-record'];
    expect((await store.getAll(...paths.map((path) => store.doc(path)))).map(({ exists }) => exists)).toEqual(paths.map(() => false));
    expect(
      (await store.getAll(...['users/maya', 'access/maya', 'lists/maya-one'].map((path) => store.doc(path)))).map(({ exists }) => exists),
    ).toEqual([true, true, true]);
  });
});
