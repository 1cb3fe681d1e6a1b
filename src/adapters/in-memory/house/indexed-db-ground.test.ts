import 'fake-indexeddb/auto';
import * as E from 'fp-ts/Either';
import { openDB } from 'idb';
import { Subject } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { notAllowed, unavailable, type Failure } from '#domain/failure';
import { aUser, aUserId } from '#domain/user/user.fixture';
import { withSession } from './account-edits';
import { indexedDbGround } from './indexed-db-ground';
import { inMemoryHouse } from './house';
import { demoState } from './people';
import { drop, put, type State } from './state';
import { browserTabs, noTabs, type Tabs } from './tabs';

const MAYA = aUserId('maya');

/** A browser that keeps things under a name of its own; each call opens it in another tab, or anew. */
const browser = () => {
  const name = crypto.randomUUID();
  const logged: Failure[] = [];
  const open = async (tabs: Tabs = noTabs) => {
    const ground = await indexedDbGround({ name, begin: demoState, tabs, log: { failure: (_, failure) => void logged.push(failure) } });
    onTestFinished(() => ground.close());
    let now = demoState;
    ground.state.subscribe((state) => (now = state));
    return { ground, now: (): State => now };
  };
  return { name, logged, open };
};
const edited = (edit: (state: State) => State) => (state: State) => E.right(edit(state));
const rename = (name: string) => edited((state) => put('users', MAYA, { ...(state.users.get(MAYA) ?? aUser()), name })(state));

describe('what the browser keeps', () => {
  it('begins with the people of the demonstration, once', async () => {
    const { open } = browser();
    const { ground, now } = await open();
    expect([...now().accounts.values()].map(({ email, role }) => `${email} ${role ?? 'none'}`)).toEqual(['ada@marquee.example admin', 'maya@marquee.example user']);
    await ground.change(edited(drop('accounts', () => true)))();
    expect((await open()).now().accounts.size).toBe(0);
  });

  it('is there after a reload: the session, the profile and its picture', async () => {
    const { open } = browser();
    const { ground } = await open();
    await ground.change(edited(withSession('this', 'maya', 5)))();
    const house = inMemoryHouse({ ground, clock: { now: () => 5 }, browser: 'this' });
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
    const { accounts } = inMemoryHouse({ ground, clock: { now: () => 1 }, browser: 'this' });
    await accounts.signUp({ email: 'nell@marquee.example', password: 'a secret of mine', name: 'Nell' })();
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
    expect(await ground.change(() => E.left(notAllowed('this')))()).toEqual(E.left(notAllowed('this')));
    const unkept = { ...aUser(), settings: { theme: null, language: null, region: (() => 'DE') as unknown as string } };
    const answer = await ground.change(edited((state) => put('users', MAYA, unkept)(drop('accounts', () => true)(state))))();
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
    const answer = await ground.change((state) => E.map(drop('accounts', () => true))(rename('Nell')(state)))();
    put_.mockRestore();
    expect(answer).toEqual(E.left(unavailable(null, "The browser's storage: QuotaExceededError No room")));
    expect((await open()).now()).toEqual(before);
    expect(await ground.change(rename('Nell'))()).toEqual(E.right(undefined));
  });

  it('loses nothing when many change at once, in one tab or two', async () => {
    const { open } = browser();
    const [one, other] = [await open(), await open()];
    const count = (state: State): State => put('markers', MAYA, { disabled: false, role: 'user', since: (state.markers.get(MAYA)?.since ?? 0) + 1 })(state);
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).ground.change(edited(count))()));
    expect((await open()).now().markers.get(MAYA)?.since).toBe(20);
  });

  it('goes on after the connection was lost', async () => {
    const { ground, now } = await browser().open();
    await ground.close();
    expect(await ground.change(rename('Nell'))()).toEqual(E.right(undefined));
    expect(now().users.get(MAYA)?.name).toBe('Nell');
  });
});

describe('other tabs', () => {
  it('hear of every change', async () => {
    const { open } = browser();
    const channel = crypto.randomUUID();
    const [one, other] = [await open(browserTabs(channel)), await open(browserTabs(channel))];
    await one.ground.change(rename('Nell'))();
    await vi.waitFor(() => expect(other.now().users.get(MAYA)?.name).toBe('Nell'));
    await other.ground.change(edited(withSession('this', 'maya', 5)))();
    await vi.waitFor(() => expect(one.now().sessions.get('this')?.uid).toBe('maya'));
    await one.ground.change(edited(drop('sessions', () => true)))();
    await vi.waitFor(() => expect(other.now().sessions.size).toBe(0));
  });

  it('see the same object where nothing changed', async () => {
    const { open } = browser();
    const told = new Subject<void>();
    const [one, other] = [await open(), await open({ told, tell: () => {} })];
    const before = other.now();
    told.next();
    await one.ground.change(rename('Nell'))();
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
    expect(logged).toMatchObject([{ _tag: 'undecodable', source: `kept ${room}` }]);
    await ground.change(edited(put('markers', 'ada', { disabled: true, role: 'admin', since: 0 })))();
    const again = await openDB(name);
    expect(await again.get(room, key)).toEqual(thing);
    again.close();
  });
});
