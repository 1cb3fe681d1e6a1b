import 'fake-indexeddb/auto';
import * as E from 'fp-ts/Either';
import { openDB } from 'idb';
import { Subject } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newList } from '#domain/lists/list';
import { forbidden, unavailable, type Failure } from '#domain/shared/failure';
import { aUser, aUserId } from '#domain/users/user.fixture';
import { addSession } from '#adapters/memory/auth/account-edits';
import { indexedDbStorage } from './indexed-db-storage';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { seedState } from '#adapters/memory/demo-data';
import { removeDocuments, putDocument, type MemoryState } from './state';
import { broadcastTabChannel, noTabChannel, type TabChannel } from './tab-channel';

const MAYA = aUserId('maya');

/** Browser with its own database; each call of `open` is another tab or a reload. */
const browser = () => {
  const name = crypto.randomUUID();
  const logged: Failure[] = [];
  const open = async (tabs: TabChannel = noTabChannel) => {
    const storage = await indexedDbStorage({
      name, initialState: seedState, tabs,
      log: { failure: (_, failure) => void logged.push(failure) },
    });
    onTestFinished(() => storage.close());
    let now = seedState;
    storage.state.subscribe((state) => (now = state));
    return { storage, now: (): MemoryState => now };
  };
  return { name, logged, open };
};
const toEdit = (edit: (state: MemoryState) => MemoryState) => (state: MemoryState) => E.right(edit(state));
const rename = (name: string) => toEdit((state) => putDocument('users', MAYA, { ...(state.users.get(MAYA) ?? aUser()), name })(state));

describe('indexedDbStorage', () => {
  it('writes the demo users once, when the database is created', async () => {
    const { open } = browser();
    const { storage, now } = await open();
    expect([...now().accounts.values()].map(({ email, role }) => `${email} ${role ?? 'none'}`)).toEqual([
      'ada@marquee.example admin', 'maya@marquee.example user',
    ]);
    await storage.update(toEdit(removeDocuments('accounts', () => true)))();
    expect((await open()).now().accounts.size).toBe(0);
  });

  it('restores the session, the profile and its avatar after a reload', async () => {
    const { open } = browser();
    const { storage } = await open();
    await storage.update(toEdit(addSession('this', 'maya', 5000)))();
    const backend = memoryBackend({ storage, clock: { now: () => 5000 }, browserId: 'this' });
    const photo = await backend.avatars.put(MAYA, { bytes: Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]), type: 'image/jpeg' })();
    const photoURL = E.isRight(photo) ? photo.right : '';
    await backend.users.update(MAYA, { name: 'Nell', photoURL })();
    const after = await open();
    expect(after.now().users.get(MAYA)).toMatchObject({ name: 'Nell', photoURL });
    expect(after.now().sessions.get('this')).toMatchObject({ uid: 'maya', authTime: 5000 });
  });

  it('stores no password in plain text', async () => {
    const { name, open } = browser();
    const { storage } = await open();
    const { auth } = memoryBackend({ storage, clock: { now: () => 1 }, browserId: 'this' });
    await auth.signUp({ email: 'nell@marquee.example', password: 'a secret of mine', name: 'Nell' })();
    const database = await openDB(name);
    const all = await Promise.all([...database.objectStoreNames].map((store) => database.getAll(store)));
    database.close();
    expect(JSON.stringify(all)).toContain('nell@marquee.example');
    expect(JSON.stringify(all)).not.toContain('a secret of mine');
  });

  it('applies an update completely or not at all', async () => {
    const { open } = browser();
    const { storage, now } = await open();
    const before = now();
    expect(await storage.update(() => E.left(forbidden('this')))()).toEqual(E.left(forbidden('this')));
    const uncloneable = { ...aUser(), settings: { theme: null, language: null, region: (() => 'DE') as unknown as string } };
    const answer = await storage.update(
      toEdit((state) => putDocument('users', MAYA, uncloneable)(removeDocuments('accounts', () => true)(state))),
    )();
    expect(answer).toMatchObject({ left: { _tag: 'unavailable' } });
    expect((await open()).now()).toEqual(before);
    expect(now()).toBe(before);
  });

  it('returns `unavailable` and keeps the stored state when the quota is exceeded', async () => {
    const { open } = browser();
    const { storage, now } = await open();
    const before = now();
    const putSpy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    const answer = await storage.update((state) => E.map(removeDocuments('accounts', () => true))(rename('Nell')(state)))();
    putSpy.mockRestore();
    expect(answer).toEqual(E.left({ ...unavailable(null, "The browser's storage: QuotaExceededError No room"), storage: 'full' }));
    expect((await open()).now()).toEqual(before);
    expect(await storage.update(rename('Nell'))()).toEqual(E.right(undefined));
  });

  it('applies all of 20 concurrent updates from two tabs', async () => {
    const { open } = browser();
    const [first, second] = [await open(), await open()];
    const count = (state: MemoryState): MemoryState =>
      putDocument('access', MAYA, { disabled: false, role: 'user', since: (state.access.get(MAYA)?.since ?? 0) + 1 })(state);
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? first : second).storage.update(toEdit(count))()));
    expect((await open()).now().access.get(MAYA)?.since).toBe(20);
  });

  it('reconnects after the connection was closed', async () => {
    const { storage, now } = await browser().open();
    await storage.close();
    expect(await storage.update(rename('Nell'))()).toEqual(E.right(undefined));
    expect(now().users.get(MAYA)?.name).toBe('Nell');
  });
});

describe('indexedDbStorage with a database of version 1', () => {
  /** Creates a database as version 1 of the format stored it. */
  const createVersion1 = async (name: string): Promise<void> => {
    const documents: ReadonlyArray<readonly [collection: string, rows: Readonly<Record<string, unknown>>]> = [
      ['accounts', Object.fromEntries(seedState.accounts)],
      ['users', { maya: aUser({ name: 'Nell', lists: [{ listName: 'watchlist', listID: 'c0ffee' }] }), broken: { lists: 7 } }],
      ['markers', { maya: { disabled: false, role: 'admin', since: 1500 } }],
      ['letters', { 'code-1': { code: 'code-1', kind: 'verify-email', email: 'maya@marquee.example', uid: 'maya', writtenAt: 1 } }],
      [
        'sessions',
        { this: { uid: 'maya', email: 'maya@marquee.example', emailVerified: true, name: 'Maya', role: 'admin', authTime: 1501 } },
      ],
    ];
    const database = await openDB(name, 1, {
      upgrade: (created) => {
        for (const [store, rows] of documents) {
          const objectStore = created.createObjectStore(store);
          for (const [key, row] of Object.entries(rows)) void objectStore.put(row, key);
        }
      },
    });
    database.close();
  };

  it('keeps accounts, profiles, access records, action e-mails and the session', async () => {
    const { name, logged, open } = browser();
    await createVersion1(name);
    const { storage, now } = await open();
    expect([...now().accounts.keys()].sort()).toEqual(['ada', 'maya']);
    expect(now().users.get('maya')?.name).toBe('Nell');
    expect(now().access.get('maya')).toEqual({ disabled: false, role: 'admin', since: 1500 });
    expect(now().actionEmails.get('code-1')?.email).toBe('maya@marquee.example');
    expect(now().sessions.get('this')?.authTime).toBe(1501);
    expect(await storage.update(rename('May'))()).toEqual(E.right(undefined));
    expect((await open()).now().users.get('maya')?.name).toBe('May');
    expect([...new Set(logged.map((failure) => failure._tag === 'invalid-data' && failure.source))]).toEqual(['stored users']);
  });

  it('keeps the ids of lists and creates their documents', async () => {
    const { name, open } = browser();
    await createVersion1(name);
    const { storage, now } = await open();
    expect([...now().lists]).toEqual([['c0ffee', newList(MAYA, { listName: 'watchlist', listID: 'c0ffee' }, aUser().createdAt)]]);
    expect([...now().listNames]).toEqual([['maya/watchlist', { listID: 'c0ffee' }]]);
    expect(await memoryBackend({ storage, clock: { now: () => 1501 }, browserId: 'this' }).accountApi.initializeUser(null)()).toEqual(
      E.right(undefined),
    );
    const lists = [
      { listName: 'favorites', listID: 'maya-favorites' },
      { listName: 'watchlist', listID: 'c0ffee' },
    ];
    expect(now().users.get('maya')?.lists).toEqual(lists);
    expect([...now().lists.keys()].sort()).toEqual(['c0ffee', 'maya-favorites']);
  });

  it('upgrades while another tab has the previous version open', async () => {
    const { name, open } = browser();
    await createVersion1(name);
    const previous = await openDB(name, 1, { blocking: (_, __, event) => (event.target as IDBDatabase).close() });
    expect((await open()).now().access.get('maya')?.role).toBe('admin');
    previous.close();
  });
});

describe('indexedDbStorage in several tabs', () => {
  it('emits the changes of every tab in all tabs', async () => {
    const { open } = browser();
    const channel = crypto.randomUUID();
    const [first, second] = [await open(broadcastTabChannel(channel)), await open(broadcastTabChannel(channel))];
    await first.storage.update(rename('Nell'))();
    await vi.waitFor(() => expect(second.now().users.get(MAYA)?.name).toBe('Nell'));
    await second.storage.update(toEdit(addSession('this', 'maya', 5)))();
    await vi.waitFor(() => expect(first.now().sessions.get('this')?.uid).toBe('maya'));
    await first.storage.update(toEdit(removeDocuments('sessions', () => true)))();
    await vi.waitFor(() => expect(second.now().sessions.size).toBe(0));
  });

  it('keeps the objects of unchanged documents after a message', async () => {
    const { open } = browser();
    const messages = new Subject<void>();
    const [first, second] = [await open(), await open({ messages, post: () => {}, close: () => {} })];
    const before = second.now();
    messages.next();
    await first.storage.update(rename('Nell'))();
    messages.next();
    await vi.waitFor(() => expect(second.now()).not.toBe(before));
    expect(second.now().accounts).toBe(before.accounts);
    expect(second.now().users.get('ada')).toBe(before.users.get('ada'));
  });
});

describe('indexedDbStorage with invalid documents', () => {
  it.each([
    ['users', 'maya', { name: 7 }],
    ['accounts', 'maya', 'nonsense'],
    ['access', 'maya', null],
    ['actionEmails', 'x', []],
    ['sessions', 'this', { uid: 'not an id!' }],
  ] as const)('omits and logs an invalid document in %s, and does not delete it', async (collection, key, document) => {
    const { name, logged, open } = browser();
    await (await open()).storage.close();
    const database = await openDB(name);
    await database.put(collection, document, key);
    database.close();
    const { storage, now } = await open();
    expect(now()[collection].has(key)).toBe(false);
    expect(now().accounts.has('ada')).toBe(true);
    expect(logged).toMatchObject([{ _tag: 'invalid-data', source: `stored ${collection}` }]);
    await storage.update(toEdit(putDocument('access', 'ada', { disabled: true, role: 'admin', since: 0 })))();
    const reopened = await openDB(name);
    expect(await reopened.get(collection, key)).toEqual(document);
    reopened.close();
  });
});
