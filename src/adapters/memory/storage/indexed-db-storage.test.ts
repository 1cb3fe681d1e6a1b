import 'fake-indexeddb/auto';
import * as E from 'fp-ts/Either';
import { openDB } from 'idb';
import { Subject } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { forbidden, unavailable, type Failure } from '#domain/shared/failure';
import { aUser, aUserId } from '#domain/users/user.fixture';
import { addSession } from '../auth/account-edits';
import { indexedDbStorage } from './indexed-db-storage';
import { memoryBackend } from '../memory-backend';
import { seedState } from '../demo-data';
import { removeDocuments, putDocument, type MemoryState } from './state';
import { broadcastTabChannel, noTabChannel, type TabChannel } from './tab-channel';

const MAYA = aUserId('maya');

/** A browser that keeps things under a name of its own; each call opens it in another tab, or anew. */
const browser = () => {
  const name = crypto.randomUUID();
  const logged: Failure[] = [];
  const open = async (tabs: TabChannel = noTabChannel) => {
    const ground = await indexedDbStorage({ name, initialState: seedState, tabs, log: { failure: (_, failure) => void logged.push(failure) } });
    onTestFinished(() => ground.close());
    let now = seedState;
    ground.state.subscribe((state) => (now = state));
    return { ground, now: (): MemoryState => now };
  };
  return { name, logged, open };
};
const edited = (edit: (state: MemoryState) => MemoryState) => (state: MemoryState) => E.right(edit(state));
const rename = (name: string) => edited((state) => putDocument('users', MAYA, { ...(state.users.get(MAYA) ?? aUser()), name })(state));

describe('what the browser keeps', () => {
  it('begins with the people of the demonstration, once', async () => {
    const { open } = browser();
    const { ground, now } = await open();
    expect([...now().accounts.values()].map(({ email, role }) => `${email} ${role ?? 'none'}`)).toEqual(['ada@marquee.example admin', 'maya@marquee.example user']);
    await ground.update(edited(removeDocuments('accounts', () => true)))();
    expect((await open()).now().accounts.size).toBe(0);
  });

  it('is there after a reload: the session, the profile and its picture', async () => {
    const { open } = browser();
    const { ground } = await open();
    await ground.update(edited(addSession('this', 'maya', 5)))();
    const house = memoryBackend({ storage: ground, clock: { now: () => 5 }, browserId: 'this' });
    const photo = await house.avatars.put(MAYA, { bytes: Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]), type: 'image/jpeg' })();
    const photoURL = E.isRight(photo) ? photo.right : '';
    await house.users.update(MAYA, { name: 'Nell', photoURL })();
    const after = await open();
    expect(after.now().users.get(MAYA)).toMatchObject({ name: 'Nell', photoURL });
    expect(after.now().sessions.get('this')).toMatchObject({ uid: 'maya', authTime: 5 });
  });

  it('holds no password that one could read', async () => {
    const { name, open } = browser();
    const { ground } = await open();
    const { auth } = memoryBackend({ storage: ground, clock: { now: () => 1 }, browserId: 'this' });
    await auth.signUp({ email: 'nell@marquee.example', password: 'a secret of mine', name: 'Nell' })();
    const database = await openDB(name);
    const all = await Promise.all([...database.objectStoreNames].map((store) => database.getAll(store)));
    database.close();
    expect(JSON.stringify(all)).toContain('nell@marquee.example');
    expect(JSON.stringify(all)).not.toContain('a secret of mine');
  });

  it('changes as a whole or not at all', async () => {
    const { open } = browser();
    const { ground, now } = await open();
    const before = now();
    expect(await ground.update(() => E.left(forbidden('this')))()).toEqual(E.left(forbidden('this')));
    const unkept = { ...aUser(), settings: { theme: null, language: null, region: (() => 'DE') as unknown as string } };
    const answer = await ground.update(edited((state) => putDocument('users', MAYA, unkept)(removeDocuments('accounts', () => true)(state))))();
    expect(answer).toMatchObject({ left: { _tag: 'unavailable' } });
    expect((await open()).now()).toEqual(before);
    expect(now()).toBe(before);
  });

  it('says so when there is no room, and is as it was', async () => {
    const { open } = browser();
    const { ground, now } = await open();
    const before = now();
    const put_ = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    const answer = await ground.update((state) => E.map(removeDocuments('accounts', () => true))(rename('Nell')(state)))();
    put_.mockRestore();
    expect(answer).toEqual(E.left(unavailable(null, "The browser's storage: QuotaExceededError No room")));
    expect((await open()).now()).toEqual(before);
    expect(await ground.update(rename('Nell'))()).toEqual(E.right(undefined));
  });

  it('loses nothing when many change at once, in one tab or two', async () => {
    const { open } = browser();
    const [one, other] = [await open(), await open()];
    const count = (state: MemoryState): MemoryState => putDocument('markers', MAYA, { disabled: false, role: 'user', since: (state.markers.get(MAYA)?.since ?? 0) + 1 })(state);
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).ground.update(edited(count))()));
    expect((await open()).now().markers.get(MAYA)?.since).toBe(20);
  });

  it('goes on after the connection was lost', async () => {
    const { ground, now } = await browser().open();
    await ground.close();
    expect(await ground.update(rename('Nell'))()).toEqual(E.right(undefined));
    expect(now().users.get(MAYA)?.name).toBe('Nell');
  });
});

describe('other tabs', () => {
  it('hear of every change', async () => {
    const { open } = browser();
    const channel = crypto.randomUUID();
    const [one, other] = [await open(broadcastTabChannel(channel)), await open(broadcastTabChannel(channel))];
    await one.ground.update(rename('Nell'))();
    await vi.waitFor(() => expect(other.now().users.get(MAYA)?.name).toBe('Nell'));
    await other.ground.update(edited(addSession('this', 'maya', 5)))();
    await vi.waitFor(() => expect(one.now().sessions.get('this')?.uid).toBe('maya'));
    await one.ground.update(edited(removeDocuments('sessions', () => true)))();
    await vi.waitFor(() => expect(other.now().sessions.size).toBe(0));
  });

  it('see the same object where nothing changed', async () => {
    const { open } = browser();
    const told = new Subject<void>();
    const [one, other] = [await open(), await open({ messages: told, post: () => {} })];
    const before = other.now();
    told.next();
    await one.ground.update(rename('Nell'))();
    told.next();
    await vi.waitFor(() => expect(other.now()).not.toBe(before));
    expect(other.now().accounts).toBe(before.accounts);
    expect(other.now().users.get('ada')).toBe(before.users.get('ada'));
  });
});

describe('what is kept and broken', () => {
  it.each([
    ['users', 'maya', { name: 7 }], ['accounts', 'maya', 'nonsense'], ['markers', 'maya', null], ['letters', 'x', []], ['sessions', 'this', { uid: 'not an id!' }],
  ] as const)('in %s is passed over and left where it is', async (room, key, thing) => {
    const { name, logged, open } = browser();
    await (await open()).ground.close();
    const database = await openDB(name);
    await database.put(room, thing, key);
    database.close();
    const { ground, now } = await open();
    expect(now()[room].has(key)).toBe(false);
    expect(now().accounts.has('ada')).toBe(true);
    expect(logged).toMatchObject([{ _tag: 'invalid-data', source: `kept ${room}` }]);
    await ground.update(edited(putDocument('markers', 'ada', { disabled: true, role: 'admin', since: 0 })))();
    const again = await openDB(name);
    expect(await again.get(room, key)).toEqual(thing);
    again.close();
  });
});
