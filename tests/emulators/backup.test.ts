import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newList } from '#domain/lists/list';
import { aUserId } from '#domain/users/user.fixture';
import { backUpSite, restoreSite, type Site } from '../../scripts/firebase/backup/backup-site';
import { COLLECTION_NAMES } from '../../scripts/firebase/backup/documents';
import { runCommand, type CommandEnd } from '../support/run-command';

const root = join(import.meta.dirname, '../..');
/** Projects of their own, without triggers. Unique, because the emulator keeps the data of earlier runs. */
const unique = Date.now().toString(36);
const [FROM, TO] = [`demo-from-${unique}`, `demo-to-${unique}`];
const bucketOf = (project: string): string => `${project}.firebasestorage.app`;
const urlOf = (project: string, name: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/${bucketOf(project)}/o/${encodeURIComponent(name)}?alt=media&token=t`;

let apps: readonly App[] = [];
let source: App;
let target: App;
let folder = '';

const open = (project: string): App => {
  const app = initializeApp({ projectId: project, storageBucket: bucketOf(project) }, project);
  apps = [...apps, app];
  return app;
};

const run = (command: 'backup' | 'restore', project: string): CommandEnd =>
  runCommand('backup.ts', [command, join(folder, 'one'), '--project', project, '--bucket', bucketOf(project)]);

const siteOf = (app: App, project: string): Site => ({ app, project, bucket: bucketOf(project) });

const dumpOf = async (store: Firestore): Promise<ReadonlyMap<string, unknown>> => {
  const groups = await Promise.all(COLLECTION_NAMES.map((name) => store.collectionGroup(name).get()));
  return new Map(
    groups
      .flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()] as const))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};

const itemCount = 620;

/** Fills a project: two accounts, one an admin and disabled, lists, more items than one page, a banner and an avatar. */
const fill = async (app: App): Promise<void> => {
  const [auth, store] = [getAuth(app), getFirestore(app)];
  await auth.importUsers([
    { uid: 'maya', email: 'maya@marquee.example', emailVerified: true, displayName: 'Maya', customClaims: { role: 'user' } },
    { uid: 'ada', email: 'ada@marquee.example', disabled: true, customClaims: { role: 'admin' } },
  ]);
  const writer = store.bulkWriter();
  const put = (path: string, data: object): void => void writer.set(store.doc(path), data);
  put('users/maya', { name: 'Maya', photoURL: urlOf(FROM, 'avatars/maya'), content: [{ title: 'Alien' }] });
  put('access/maya', { disabled: false, role: 'user', since: 5 });
  put('lists/one', newList(aUserId('maya'), { listName: 'noir', listID: 'one' }, 1));
  for (let item = 0; item < itemCount; item += 1) put(`lists/one/items/movie-${item}`, { movieID: item, watched: item % 2 === 0 });
  put('users/maya/history/h1', { day: null });
  put('settings/banners', { content: [{ name: 'night', url: urlOf(FROM, 'banners/night'), active: true }] });
  put('stats/users', { total: 2, countedAt: Timestamp.fromMillis(1_700_000_000_000) });
  put('limits/maya', { tokens: 3 });
  await writer.close();
  await getStorage(app)
    .bucket()
    .file('avatars/maya')
    .save(Buffer.from('a picture'), {
      metadata: { contentType: 'image/webp', metadata: { firebaseStorageDownloadTokens: 't', encodedByServer: 'true' } },
    });
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-backup-'));
  source = open(FROM);
  target = open(TO);
  await fill(source);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  rmSync(folder, { recursive: true, force: true });
});

describe('backup and restore', () => {
  it('give an empty project the same accounts, documents and files', async () => {
    expect(run('backup', FROM)).toEqual({ status: 0, text: `Saved: 2 accounts, ${itemCount + 6} documents, 1 files.` });
    expect(run('restore', TO)).toEqual({ status: 0, text: `Restored: 2 accounts, ${itemCount + 6} documents, 1 files.` });
    const before = await dumpOf(getFirestore(source));
    const text = JSON.stringify([...before]).replaceAll(bucketOf(FROM), bucketOf(TO));
    expect(JSON.stringify([...(await dumpOf(getFirestore(target)))])).toBe(text);
    expect((await getFirestore(target).doc('stats/users').get()).get('countedAt')).toEqual(Timestamp.fromMillis(1_700_000_000_000));
    expect((await getFirestore(target).doc('limits/maya').get()).exists).toBe(false);
    const [maya, ada] = await Promise.all(['maya', 'ada'].map((uid) => getAuth(target).getUser(uid)));
    expect([maya?.email, maya?.emailVerified, maya?.displayName, maya?.customClaims, ada?.disabled, ada?.customClaims]).toEqual([
      'maya@marquee.example', true, 'Maya',
      { role: 'user' },
      true,
      { role: 'admin' },
    ]);
    const [[bytes], [metadata]] = await Promise.all([
      getStorage(target).bucket().file('avatars/maya').download(),
      getStorage(target).bucket().file('avatars/maya').getMetadata(),
    ]);
    expect([bytes.toString(), metadata.contentType, metadata.metadata]).toEqual([
      'a picture', 'image/webp',
      expect.objectContaining({ firebaseStorageDownloadTokens: 't' }),
    ]);
  });

  it('restore refuses a project with users, and repeats an interrupted restore when told to', async () => {
    expect(run('restore', TO)).toEqual({
      status: 1,
      text: 'The project has users already: a backup is restored into an empty one. If an earlier restore was interrupted, repeat it with --again.',
    });
    const again = await restoreSite(siteOf(target, TO), join(folder, 'one'), { hash: null, isRepeated: true });
    expect(again).toMatchObject({ accounts: 2, documents: itemCount + 6, files: 1 });
  });

  it('backup refuses a folder with files', async () => {
    await expect(backUpSite(siteOf(source, FROM), join(folder, 'one'), 1)).rejects.toThrow(
      `${join(folder, 'one')} is not empty: a backup needs a folder of its own.`,
    );
  });
});

it('a backup has every collection of the rules', () => {
  const named = [...readFileSync(join(root, 'firestore.rules'), 'utf8').matchAll(/match \/(\w+)\/[{\w]/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'databases');
  expect(named.filter((name) => !COLLECTION_NAMES.some((known) => known === name))).toEqual([]);
});
